import { useState } from 'react';
import { useMedia } from '../../ui/hooks/use-media.ts';

const key = 'sidebar';

export interface SidebarState {
  readonly mode: 'open' | 'rail' | 'drawer';
  readonly toggle: () => void;
}

/** Stored on this device. A narrow page starts with the rail, and a phone has a drawer. */
export function useSidebarState(): SidebarState {
  const phone = useMedia('(max-width: 720px)');
  const narrow = useMedia('(max-width: 1120px)');
  const [open, setOpen] = useState(() => readChoice() !== 'rail');
  const [openNarrow, setOpenNarrow] = useState(false);
  const shown = narrow ? openNarrow : open;
  const toggle = () => {
    if (narrow) return setOpenNarrow(!openNarrow);
    setOpen(!open);
    keepChoice(open ? 'rail' : 'open');
  };
  return { mode: phone ? 'drawer' : shown ? 'open' : 'rail', toggle };
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepChoice(choice: 'open' | 'rail'): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is forbidden: the choice lasts until the page is left.
  }
}
