import {
  applyEdits,
  blankContent,
  sectionContent,
  type Content,
  type Edit,
} from '../../../src/engine/content.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import {
  blankSection,
  type SaveState,
  type SectionState,
} from '../../../src/web/research/form/section-state.ts';

export interface Trial extends Content {
  /** By section; absent: untouched. */
  readonly saves: Readonly<Record<string, SectionSave>>;
  /** Questions that were added after the record was saved. */
  readonly unseen?: readonly string[];
  /** Raised whenever answers are replaced, so that the forms start afresh. */
  readonly formVersion: number;
  /** The name of the chosen member state; absent: something has changed since. */
  readonly state?: string;
}

type SectionSave = Pick<SectionState, 'save' | 'complete'>;

export const blankTrial: Trial = { ...blankContent, saves: {}, formVersion: 1 };

export function replaceAnswers(
  { answers, notes, conditionFacts, saves, formVersion }: Trial,
  change: Partial<Omit<Trial, 'formVersion'>> = {},
): Trial {
  return { answers, notes, conditionFacts, saves, ...change, formVersion: formVersion + 1 };
}

export function editSection(trial: Trial, sectionId: string, { before, written }: Edit): Trial {
  return withSave({ ...trial, ...applyEdits(before, written, trial) }, sectionId, { kind: 'dirty' });
}

/** Nothing is sent; the save succeeds at once. */
export function saveSection(trial: Trial, sectionId: string, save: SaveState = { kind: 'saved' }): Trial {
  const saved = withSave(trial, sectionId, save);
  return { ...saved, saves: { ...saved.saves, [sectionId]: { save, complete: true } } };
}

export function toSections(
  { sections }: CompiledQuestionnaire,
  { saves, ...content }: Trial,
): Readonly<Record<string, SectionState>> {
  return Object.fromEntries(
    sections.map((section) => {
      const own = sectionContent(section, content);
      const { save, complete = false } = saves[section.id] ?? blankSection;
      return [section.id, { ...own, save, complete }];
    }),
  );
}

function withSave(trial: Trial, sectionId: string, save: SaveState): Trial {
  const { state: _, ...rest } = trial;
  return { ...rest, saves: { ...trial.saves, [sectionId]: { ...trial.saves[sectionId], save } } };
}
