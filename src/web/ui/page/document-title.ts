import { useEffect, useLayoutEffect } from 'react';
import { toDocumentTitle } from '../../copy/document-title.ts';

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
