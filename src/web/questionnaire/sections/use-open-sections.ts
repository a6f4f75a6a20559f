import { useCallback, useState, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isNowhere } from '../../ui/hooks/use-focus-kept.ts';
import { fieldIds, getSectionId } from '../form/field-ids.ts';
import { findHeader, focusFinish, followFold } from '../focus-section.ts';
import type { SectionEvents } from '../section-events.ts';
import { blankSection, getSectionStatus, type SectionState, type SaveState } from '../section-state.ts';

type Sections = Readonly<Record<string, SectionState>>;

/**
 * Which sections of a checklist are open: any number of them, at first the only one, and one that leads to the
 * questions begins with the first that is not saved. Once a save that the member asked for is through, its
 * section folds and the next one that is not saved opens; a save that failed or waits leaves everything as it is.
 */
export function useOpenSections(
  questionnaireId: string,
  /** The sections that are shown, in their order. */
  ids: readonly string[],
  sections: Sections,
  { events, leads }: { readonly events: SectionEvents; readonly leads: boolean },
) {
  const hasOne = ids.length === 1;
  const [open, setOpen] = useState<readonly string[]>(() =>
    hasOne ? ids : leads ? findUnsaved(ids, sections) : [],
  );
  /** The section that shows the result of its save while it is folded. */
  const [told, setTold] = useState<string>();

  const onSaved = (from: string) => {
    if (hasOne || isBusyElsewhere(questionnaireId, from)) return;
    const next = findNext(ids, sections, from);
    setTold(from);
    setOpen((before) => [...before.filter((id) => id !== from), ...next]);
    const [nextId] = next;
    if (nextId === undefined) focusFinish(questionnaireId, from);
    else goOn(questionnaireId, from, nextId);
  };
  const heard = useAskedSaves(sections, events, { onAsked: () => setTold(undefined), onSaved });
  const onToggle = useCallback(
    (id: string) =>
      setOpen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  );
  return { open, told, onToggle, events: heard };
}

/** The focus moves only if the member has not moved it during the save. */
function isBusyElsewhere(questionnaireId: string, sectionId: string): boolean {
  const card = findHeader(questionnaireId, sectionId)?.closest('[data-section]');
  return !isNowhere(document.activeElement) && !card?.contains(document.activeElement);
}

function goOn(questionnaireId: string, from: string, next: string): void {
  const header = findHeader(questionnaireId, next);
  header?.focus({ preventScroll: true });
  void followFold(document.getElementById(fieldIds.body(getSectionId(questionnaireId, from))), header);
}

/** The next section that is not saved, or else the first one; none where all are. */
function findNext(ids: readonly string[], sections: Sections, from: string): readonly string[] {
  const at = ids.indexOf(from);
  return findUnsaved([...ids.slice(at + 1), ...ids.slice(0, at)], sections);
}

/** The first section that is not saved; none where all are. */
function findUnsaved(ids: readonly string[], sections: Sections): readonly string[] {
  return ids.filter((id) => getSectionStatus(sections[id] ?? blankSection) !== 'saved').slice(0, 1);
}

interface Hear {
  readonly onAsked: (sectionId: string) => void;
  /** The save is through; not called for one that failed, waits or clashed. */
  readonly onSaved: (sectionId: string) => void;
}

/** Follows the save that the member asked for last to its end; returns the events that tell of it. */
function useAskedSaves(sections: Sections, events: SectionEvents, hear: Hear): SectionEvents {
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
