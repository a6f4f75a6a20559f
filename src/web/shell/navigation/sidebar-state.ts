import { useState } from 'react';
import { attempt } from '../../../lib/attempt.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';

const key = 'sidebar';

export interface SidebarState {
  readonly mode: 'open' | 'rail' | 'drawer';
  readonly toggle: () => void;
}

/** Stored on this device if storage is allowed. A narrow page starts with the rail, and a phone has a drawer. */
export function useSidebarState(): SidebarState {
  const phone = useMedia('(max-width: 720px)');
  const narrow = useMedia('(max-width: 1120px)');
  const [open, setOpen] = useState(() => attempt(() => localStorage.getItem(key)) !== 'rail');
  const [openNarrow, setOpenNarrow] = useState(false);
  const shown = narrow ? openNarrow : open;
  const toggle = () => {
    if (narrow) return setOpenNarrow(!openNarrow);
    setOpen(!open);
    attempt(() => localStorage.setItem(key, open ? 'rail' : 'open'));
  };
  return { mode: phone ? 'drawer' : shown ? 'open' : 'rail', toggle };
}
