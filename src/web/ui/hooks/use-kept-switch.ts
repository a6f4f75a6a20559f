import { useState } from 'react';

/** Stored on this device if storage is allowed. */
export function useKeptSwitch(key: string, initial: boolean) {
  const [on, setOn] = useState(() => readKept(key) ?? initial);
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // Storage is forbidden: not remembered.
    }
  };
  return [on, change] as const;
}

function readKept(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
}
