import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SectionEvents } from '../section-props.ts';
import { blankSection, type SaveState, type SectionState } from '../section-state.ts';

type Sections = Readonly<Record<string, SectionState>>;

interface Hear {
  readonly onAsked: (sectionId: string) => void;
  /** The save is through; not called for one that failed, waits or clashed. */
  readonly onSaved: (sectionId: string) => void;
}

/** Follows the save that the member asked for last to its end; returns the events that tell of it. */
export function useAskedSaves(sections: Sections, events: SectionEvents, hear: Hear): SectionEvents {
  const latest = useRef({ sections, hear });
  // The save as it stood when it was asked for: as long as it is the same, it has come to nothing yet.
  const asked = useRef<{ readonly id: string; readonly save: SaveState }>(undefined);
  useLayoutEffect(() => {
    latest.current = { sections, hear };
  });
  useEffect(() => {
    if (!asked.current) return;
    const { id, save } = asked.current;
    const now = toSave(sections, id);
    if (now === save || now.kind === 'saving' || now.kind === 'dirty') return;
    asked.current = undefined;
    if (now.kind === 'saved') latest.current.hear.onSaved(id);
  }, [sections]);
  return useMemo(
    () => ({
      ...events,
      onSave: (id) => {
        asked.current = { id, save: toSave(latest.current.sections, id) };
        latest.current.hear.onAsked(id);
        events.onSave(id);
      },
    }),
    [events],
  );
}

function toSave(sections: Sections, id: string): SaveState {
  return (sections[id] ?? blankSection).save;
}
