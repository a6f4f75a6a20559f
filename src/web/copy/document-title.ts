import { siteName } from '../../contracts/public-pages.ts';

/** The title of the browser's tab. */
export function toDocumentTitle(title: string): string {
  return `${title} · ${siteName}`;
}
