import type { ReactNode } from 'react';

/** Stands in for the form library's Markdown renderer: questions are plain text, and the renderer is 30 kB. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
