import { useState } from 'react';

interface Copying {
  /** False without a secure connection, which the clipboard requires. */
  readonly possible: boolean;
  readonly copied: boolean;
  readonly copy: () => void;
}

export function useCopy(text: string): Copying {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser may forbid it; the member can still select and copy the text.
      setCopied(false);
    }
  };
  return { possible: 'clipboard' in navigator, copied, copy: () => void copy() };
}
