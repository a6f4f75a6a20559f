import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the topic that the address names after its # and leads there. */
export function useLinkedTopic(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const topic = document.getElementById(hash.slice(1));
    if (!(topic instanceof HTMLDetailsElement)) return undefined;
    topic.open = true;
    // After the frame, which gives a new page's beginning the focus.
    const frame = requestAnimationFrame(() => {
      topic.scrollIntoView({ block: 'start' });
      topic.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
    // The same entry of the history comes back when a dialog closes, which leads nowhere.
  }, [hash, key]);
}
