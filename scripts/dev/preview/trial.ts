import { blankContent, sectionContent, type Content, type Written } from '../../../src/engine/content.ts';
import type { CompiledQuestionnaire, Section } from '../../../src/engine/questionnaire.ts';
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

export function editSection(trial: Trial, section: Section, written: Written): Trial {
  const answers = mergeSection(trial.answers, section, written.answers);
  const notes = mergeSection(trial.notes, section, written.notes);
  return withSave({ ...trial, answers, notes }, section.id, { kind: 'dirty' });
}

/** Nothing is sent; the save succeeds at once. */
export function saveSection(trial: Trial, sectionId: string, save: SaveState = { kind: 'saved' }): Trial {
  const saved = withSave(trial, sectionId, save);
  return { ...saved, saves: { ...saved.saves, [sectionId]: { save, complete: true } } };
}

export function toSections(
  { sections }: CompiledQuestionnaire,
  { saves, formVersion, ...content }: Trial,
): Readonly<Record<string, SectionState>> {
  return Object.fromEntries(
    sections.map((section) => {
      const own = sectionContent(section, content);
      const { save, complete = false } = saves[section.id] ?? blankSection;
      return [section.id, { ...own, initial: own, save, complete, formKey: `${formVersion}-${section.id}` }];
    }),
  );
}

function withSave(trial: Trial, sectionId: string, save: SaveState): Trial {
  const { state: _, ...rest } = trial;
  return { ...rest, saves: { ...trial.saves, [sectionId]: { ...trial.saves[sectionId], save } } };
}

/** A form reports all answers and notes of its section, and of no other. */
function mergeSection<V>(
  all: Readonly<Record<string, V>>,
  { questions }: Section,
  own: Readonly<Record<string, V>>,
): Readonly<Record<string, V>> {
  const others = Object.entries(all).filter(([id]) => !questions.some((question) => question.id === id));
  return { ...Object.fromEntries(others), ...own };
}
