import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A ref to the newest value, so that a callback can stay the same and still not be stale. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
