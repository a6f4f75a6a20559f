import { useEffect } from 'react';
import { siteName } from '../../contracts/public-pages.ts';

export function toDocumentTitle(title: string): string {
  return `${title} · ${siteName}`;
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = toDocumentTitle(title);
  }, [title]);
}
