import { useEffect, useState } from 'react';

/** How long a pause in typing is, in ms. */
const pause = 200;

/** What is typed, once its typing pauses; blank at once, so that what was deleted is not asked for a last time. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
