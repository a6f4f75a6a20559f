import type { Answers, CompiledQuestionnaire, Section } from '../../../src/engine/registry/questionnaire.ts';
import { sectionAnswers } from '../../../src/engine/answers/record.ts';
import {
  blankSection,
  type SaveState,
  type SectionState,
} from '../../../src/web/questionnaire/section-state.ts';

/** A questionnaire as it is being tried out: test answers, and where the saves of its sections stand. */
export interface Trial {
  /** To all of its questions, those that are hidden now too. */
  readonly answers: Answers;
  /** By section; absent: untouched. */
  readonly saves: Readonly<Record<string, SectionSave>>;
  /** Questions that came to be asked after the record was saved. */
  readonly unseen?: readonly string[];
  /** Raised whenever answers are replaced, so that the forms start afresh. */
  readonly edition: number;
  /** The name of the member's state that it was put into; absent: it has changed since. */
  readonly state?: string;
}

/** Where the save of a section stands. */
export type SectionSave = Pick<SectionState, 'save' | 'complete'>;

export const blankTrial: Trial = { answers: {}, saves: {}, edition: 1 };

/** Puts other answers in the place of those there are. */
export function replaceAnswers(
  { answers, saves, edition }: Trial,
  change: Partial<Omit<Trial, 'edition'>> = {},
): Trial {
  return { answers, saves, ...change, edition: edition + 1 };
}

/** An edit of a section, as its form tells of it. */
export function editSection(trial: Trial, section: Section, answers: Answers): Trial {
  return withSave({ ...trial, answers: mergeSection(trial.answers, section, answers) }, section.id, {
    kind: 'dirty',
  });
}

/** A save of a section: nothing is sent, and it comes through at once. */
export function saveSection(trial: Trial, sectionId: string, save: SaveState = { kind: 'saved' }): Trial {
  const saved = withSave(trial, sectionId, save);
  return { ...saved, saves: { ...saved.saves, [sectionId]: { save, complete: true } } };
}

/** The sections as a questionnaire is shown with them. */
export function toSections(
  { sections }: CompiledQuestionnaire,
  { answers, saves, edition }: Trial,
): Readonly<Record<string, SectionState>> {
  return Object.fromEntries(
    sections.map((section) => {
      const own = sectionAnswers(section, answers);
      const { save, complete = false } = saves[section.id] ?? blankSection;
      return [
        section.id,
        { initialAnswers: own, answers: own, save, complete, formKey: `${edition}-${section.id}` },
      ];
    }),
  );
}

function withSave(trial: Trial, sectionId: string, save: SaveState): Trial {
  const { state: _, ...rest } = trial;
  return { ...rest, saves: { ...trial.saves, [sectionId]: { ...trial.saves[sectionId], save } } };
}

/** A form tells all answers of its section, and of no other. */
function mergeSection(all: Answers, { questions }: Section, answers: Answers): Answers {
  const others = Object.entries(all).filter(([id]) => !questions.some((question) => question.id === id));
  return { ...Object.fromEntries(others), ...answers };
}
