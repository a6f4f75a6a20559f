import { useEffect, useState } from 'react';

interface Preview {
  readonly id: string;
  /** Asked for by a tap; on a narrow screen only then is there a preview at all. */
  readonly enlarged: boolean;
}

/** Which option's picture is seen large. It stays until another's, or until Escape. */
export function usePreview() {
  const [preview, setPreview] = useState<Preview>();
  const isShown = preview !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPreview(undefined);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isShown]);
  return {
    preview,
    show: (id: string) => setPreview({ id, enlarged: false }),
    enlarge: (id: string) => setPreview({ id, enlarged: true }),
    hide: () => setPreview(undefined),
  };
}
