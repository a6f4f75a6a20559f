import { useState } from 'react';

/** Something that is on or off, remembered on this device where that is allowed. */
export function useKeptSwitch(key: string, initial: boolean) {
  const [on, setOn] = useState(() => readKept(key) ?? initial);
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // Only not remembered.
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
