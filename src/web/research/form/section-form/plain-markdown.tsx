import type { ReactNode } from 'react';

/** Replaces the form library's Markdown renderer (30 kB), because questions are plain text. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
