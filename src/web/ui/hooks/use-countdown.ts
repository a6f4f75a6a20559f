import { useEffect, useState } from 'react';

/** Whole seconds left of a wait in ms that begins when it is first shown; 0 once it is over. */
export function useCountdown(wait: number): number {
  const [end] = useState(() => Date.now() + wait);
  const [left, setLeft] = useState(() => toSeconds(wait));
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setInterval(() => {
      const rest = toSeconds(end - Date.now());
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end, wait]);
  return left;
}

function toSeconds(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
