import { useEffect, useLayoutEffect } from 'react';
import { toDocumentTitle } from '../../copy/document-title.ts';

/** Runs before the screen, which may set a more specific title. */
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
