import { useState } from 'react';

interface Copying {
  /** False without a secure connection: then there is nothing to copy with. */
  readonly possible: boolean;
  readonly copied: boolean;
  readonly copy: () => void;
}

/** Puts a text on the clipboard and says whether it got there. */
export function useCopy(text: string): Copying {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser may forbid it; the text can still be marked and copied by hand.
      setCopied(false);
    }
  };
  return { possible: 'clipboard' in navigator, copied, copy: () => void copy() };
}
