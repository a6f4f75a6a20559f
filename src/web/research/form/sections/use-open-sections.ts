import { useCallback, useState, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isFocusLost } from '../../../ui/hooks/use-focus-kept.ts';
import { fieldIds, getSectionId } from '../field-ids.ts';
import { findHeader, focusFinish, followFold } from '../focus-section.ts';
import type { SectionEvents } from '../section-events.ts';
import { blankSection, getSectionStatus, type SectionState, type SaveState } from '../section-state.ts';

type Sections = Readonly<Record<string, SectionState>>;

/**
 * Initially open: the section of a checklist with one section, and with `autoOpen` the first unsaved one. After a save that
 * the member requested, its section folds and the next unsaved one opens; if it was requested by key, at once, since the
 * next keys are meant for the next section. A failed save changes nothing, or opens its section again.
 */
export function useOpenSections(
  questionnaireId: string,
  ids: readonly string[],
  sections: Sections,
  { events, autoOpen }: { readonly events: SectionEvents; readonly autoOpen: boolean },
) {
  const hasOne = ids.length === 1;
  const [open, setOpen] = useState<readonly string[]>(() =>
    hasOne ? ids : autoOpen ? findUnsaved(ids, sections) : [],
  );
  /** The folded section that shows the result of its save. */
  const [reporting, setReporting] = useState<string>();

  const advance = (from: string, next: readonly string[]) => {
    setReporting(from);
    setOpen((before) => [...before.filter((id) => id !== from), ...next]);
    const [nextId] = next;
    if (nextId === undefined) focusFinish(questionnaireId, from);
    else goOn(questionnaireId, from, nextId);
  };
  const onRequested = (from: string) => {
    setReporting(undefined);
    const next = findNext(ids, sections, from);
    if (next.length > 0 && isByKey(questionnaireId, from)) advance(from, next);
  };
  const onSaved = (from: string) => {
    if (!hasOne && !isBusyElsewhere(questionnaireId, from)) advance(from, findNext(ids, sections, from));
  };
  const onFailed = (from: string) =>
    setOpen((before) => (before.includes(from) ? before : [...before, from]));
  const reported = useRequestedSaves(sections, events, { onRequested, onSaved, onFailed });
  const onToggle = useCallback(
    (id: string) =>
      setOpen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  );
  return { open, reporting, onToggle, events: reported };
}

/** Whether the member saves by key: a click moves the focus from the question to the button. */
function isByKey(questionnaireId: string, sectionId: string): boolean {
  const card = findHeader(questionnaireId, sectionId)?.closest('[data-section]');
  const question = document.activeElement?.closest('[data-question]') ?? null;
  return question !== null && card?.contains(question) === true;
}

/** Whether the member has moved the focus out of the section during its save; the focus then stays there. */
function isBusyElsewhere(questionnaireId: string, sectionId: string): boolean {
  const card = findHeader(questionnaireId, sectionId)?.closest('[data-section]');
  return !isFocusLost(document.activeElement) && !card?.contains(document.activeElement);
}

function goOn(questionnaireId: string, from: string, next: string): void {
  const header = findHeader(questionnaireId, next);
  header?.focus({ preventScroll: true });
  void followFold(document.getElementById(fieldIds.body(getSectionId(questionnaireId, from))), header);
}

/** The next unsaved section, or else the first one; empty if all are saved. */
function findNext(ids: readonly string[], sections: Sections, from: string): readonly string[] {
  const at = ids.indexOf(from);
  return findUnsaved([...ids.slice(at + 1), ...ids.slice(0, at)], sections);
}

function findUnsaved(ids: readonly string[], sections: Sections): readonly string[] {
  return ids.filter((id) => getSectionStatus(sections[id] ?? blankSection) !== 'saved').slice(0, 1);
}

interface SaveListener {
  readonly onRequested: (sectionId: string) => void;
  readonly onSaved: (sectionId: string) => void;
  /** The save failed or has a conflict; not called for a queued one, which its header shows. */
  readonly onFailed: (sectionId: string) => void;
}

/** Follows the requested saves to their outcome; returns events that report it. */
function useRequestedSaves(sections: Sections, events: SectionEvents, listener: SaveListener): SectionEvents {
  const latest = useRef({ sections, listener });
  // State of each save at the request: while it is the same object, there is no outcome yet.
  const requested = useRef(new Map<string, SaveState>());
  useLayoutEffect(() => {
    latest.current = { sections, listener };
  });
  useEffect(() => {
    for (const [id, save] of requested.current) {
      const now = toSave(sections, id);
      if (now === save || now.kind === 'saving' || now.kind === 'dirty') continue;
      requested.current.delete(id);
      if (now.kind === 'saved') latest.current.listener.onSaved(id);
      if (now.kind === 'failed' || now.kind === 'conflict') latest.current.listener.onFailed(id);
    }
  }, [sections]);
  return useMemo(
    () => ({
      ...events,
      onSave: (id) => {
        requested.current.set(id, toSave(latest.current.sections, id));
        latest.current.listener.onRequested(id);
        events.onSave(id);
      },
    }),
    [events],
  );
}

function toSave(sections: Sections, id: string): SaveState {
  return (sections[id] ?? blankSection).save;
}
