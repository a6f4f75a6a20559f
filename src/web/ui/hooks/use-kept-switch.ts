import { useState } from 'react';
import { attempt } from '../../../lib/attempt.ts';

/** Stored on this device if storage is allowed. */
export function useKeptSwitch(key: string, initial: boolean) {
  const [on, setOn] = useState(() => readKept(key) ?? initial);
  const change = (next: boolean) => {
    setOn(next);
    attempt(() => localStorage.setItem(key, String(next)));
  };
  return [on, change] as const;
}

function readKept(key: string): boolean | undefined {
  const kept = attempt(() => localStorage.getItem(key));
  return typeof kept === 'string' ? kept === 'true' : undefined;
}
