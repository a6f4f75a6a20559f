import { useEffect, useState } from 'react';

/** In ms. */
const pause = 200;

/** The text after a pause in typing; blank at once, so that deleted text is not searched for. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
