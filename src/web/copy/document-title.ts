import { siteName } from '../../contracts/public-pages.ts';

export function toDocumentTitle(title: string): string {
  return `${title} · ${siteName}`;
}
