import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the topic that the address names after its # and leads there. */
export function useLinkedTopic(): void {
  const { hash, key } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    const entry = `${key}${hash}`;
    // A dialog that closes brings its page's own entry of the history back, which leads nowhere.
    if (shown.current === entry) return undefined;
    const named = document.getElementById(hash.slice(1));
    const topic = named instanceof HTMLDetailsElement ? named : undefined;
    if (topic) topic.open = true;
    // After the frame, which gives a new page's beginning the focus.
    const frame = requestAnimationFrame(() => {
      shown.current = entry;
      topic?.scrollIntoView({ block: 'start' });
      topic?.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
