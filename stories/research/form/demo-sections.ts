import { createStore } from 'zustand';
import { applyEdits, type Edit } from '../../../src/engine/content.ts';
import { subscribeAfterPaint } from '../../../src/web/research/form/after-paint.ts';
import type { SectionEvents } from '../../../src/web/research/form/section-events.ts';
import { blankSection, type SectionState } from '../../../src/web/research/form/section-state.ts';

type Sections = Readonly<Record<string, SectionState>>;

/** Sections that keep what is written in them, in place of a member's record. */
export function openDemoSections(start: Sections = {}, on: Partial<SectionEvents> = {}) {
  const store = createStore<Sections>()(() => start);
  const getSection = (id: string) => store.getState()[id] ?? blankSection;
  const update = (id: string, change: Partial<SectionState>) =>
    store.setState({ [id]: { ...getSection(id), ...change } });
  const events: SectionEvents = {
    getSection,
    getSaved: () => ({}),
    subscribe: store.subscribe,
    onPainted: subscribeAfterPaint(store.subscribe),
    onSave: () => undefined,
    onResolve: () => undefined,
    ...on,
    onChange(id: string, edit: Edit) {
      update(id, { ...applyEdits(edit.before, edit.written, getSection(id)), save: { kind: 'dirty' } });
      on.onChange?.(id, edit);
    },
  };
  return { store, events, update };
}
