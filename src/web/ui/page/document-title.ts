import { useEffect, useLayoutEffect } from 'react';
import { siteName } from '../../../contracts/public-pages.ts';

export function toDocumentTitle(title: string): string {
  return `${title} · ${siteName}`;
}

/** Sets the title of a route before its screen, which may know a better one, sets its own. */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = toDocumentTitle(title);
  }, [title]);
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = toDocumentTitle(title);
  }, [title]);
}
