import { blankContent, type ConditionContent } from '../../../src/engine/content.ts';
import type { Questionnaire } from '../../../src/engine/questionnaire.ts';
import { askedSections, findAsked } from '../../../src/engine/asked-questions.ts';
import type { SaveState } from '../../../src/web/research/form/section-state.ts';
import { fillAnswers } from './fill-answers.ts';
import type { Trial } from './trial.ts';

/** How far a member can be with a questionnaire, in the order of the menu. */
export const memberStates = {
  empty: { label: 'Nothing answered', make: () => ({ ...blankContent, saves: {} }) },
  half: {
    label: 'Half filled in',
    make: (questionnaire) => make(questionnaire, 'half', () => ({ kind: 'dirty' })),
  },
  filled: {
    label: 'Filled in, not saved',
    make: (questionnaire) => make(questionnaire, 'all', () => ({ kind: 'dirty' })),
  },
  saved: {
    label: 'Saved before',
    make: (questionnaire) => make(questionnaire, 'all', () => ({ kind: 'ready' }), true),
  },
  rewarded: {
    label: 'Saved just now',
    make: (questionnaire) =>
      make(
        questionnaire,
        'all',
        () => ({ kind: 'saved', reward: { kind: 'gained', gained: questionnaire.reward, balance: 128 } }),
        true,
      ),
  },
  saving: {
    label: 'Saving',
    make: (questionnaire) => make(questionnaire, 'all', () => ({ kind: 'saving' })),
  },
  queued: {
    label: 'Offline, waits to be sent',
    make: (questionnaire) => make(questionnaire, 'all', () => ({ kind: 'queued' })),
  },
  failed: {
    label: 'Save failed',
    make: (questionnaire) => make(questionnaire, 'all', () => ({ kind: 'failed', again: true })),
  },
  refused: {
    label: 'Refused by the server',
    make: (questionnaire) =>
      make(questionnaire, 'all', (questions) => ({ kind: 'failed', problems: toProblems(questions) })),
  },
  'new-questions': {
    label: 'Saved before a question was added',
    make: (questionnaire) => makeBefore(questionnaire),
  },
  conflict: {
    label: 'Read-only: saved elsewhere too',
    make: (questionnaire) =>
      make(
        questionnaire,
        'all',
        (questions) => ({ kind: 'conflict', questions, theirs: blankContent }),
        true,
      ),
  },
} as const satisfies Record<string, MemberState>;

export type MemberStateName = keyof typeof memberStates;

interface MemberState {
  readonly label: string;
  readonly make: (questionnaire: Questionnaire) => Made;
}

type Made = Omit<Trial, 'formVersion' | 'state'>;

type ToSave = (questions: readonly string[]) => SaveState;

function make(questionnaire: Questionnaire, much: 'all' | 'half', toSave: ToSave, complete = false): Made {
  const content = { ...blankContent, answers: fillAnswers(questionnaire, much) };
  return { ...content, saves: toSaves(questionnaire, content, toSave, complete) };
}

/** A record of the last released version; if that asked the same, of one without the last question. */
function makeBefore(questionnaire: Questionnaire): Made {
  const all = make(questionnaire, 'all', () => ({ kind: 'ready' }), true);
  const asked = [...findAsked(questionnaire, all)];
  const { askedByVersion = {} } = questionnaire;
  const released = askedByVersion[Math.max(...Object.keys(askedByVersion).map(Number))];
  const added = released ? asked.filter((id) => released.every((question) => question.id !== id)) : [];
  const unseen = added.length > 0 ? added : asked.slice(-1);
  const answers = Object.entries(all.answers).filter(([id]) => !unseen.includes(id));
  return { ...all, answers: Object.fromEntries(answers), unseen };
}

function toSaves(
  questionnaire: Questionnaire,
  content: ConditionContent,
  toSave: ToSave,
  complete: boolean,
): Trial['saves'] {
  const asked = findAsked(questionnaire, content);
  return Object.fromEntries(
    askedSections(questionnaire.sections, asked).map(({ id, questions }) => {
      const ids = questions.map((question) => question.id).filter((one) => asked.has(one));
      return [id, { save: toSave(ids), complete }];
    }),
  );
}

function toProblems(questions: readonly string[]) {
  return questions
    .slice(0, 2)
    .map((question) => ({ question, message: 'What the server says of this answer.' }));
}
