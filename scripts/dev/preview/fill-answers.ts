import type { Answer } from '../../../src/engine/answers/answer-types.ts';
import type { Column } from '../../../src/engine/registry/column.ts';
import type {
  Answers,
  Question,
  Questionnaire,
  Section,
} from '../../../src/engine/registry/questionnaire.ts';
import type { AddressFormat } from '../../../src/engine/registry/vocabulary.ts';
import { excludedQuestions } from '../../../src/engine/rules/exclusion.ts';
import { findAsked } from '../../../src/engine/rules/visibility.ts';
import { assertNever } from '../../../src/lib/assert-never.ts';

/** Answers that a member could give to a questionnaire: to each question that is asked then, or to every second one. */
export function fillAnswers(questionnaire: Questionnaire, much: 'all' | 'half'): Answers {
  const answers: Record<string, Answer> = {};
  let met = 0;
  for (const section of questionnaire.sections) {
    for (const question of section.questions) {
      if (!findAsked(questionnaire, { answers, conditionFacts: {} }).has(question.id)) continue;
      met += 1;
      if (much === 'half' && met % 2 === 0 && !question.required) continue;
      const answer = toSample(question, section);
      const isExcluded =
        excludedQuestions(section, { ...answers, [question.id]: answer }, question.id).length > 0;
      if (!isExcluded) answers[question.id] = answer;
    }
  }
  return answers;
}

/** What a compiled schema says of its answers beside their type. */
interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly maxLength?: number;
}

function toSample(question: Question, section: Section): Answer {
  const schemas = section.schema['properties'] as Readonly<Record<string, Limits>>;
  const limits = schemas[question.id] ?? {};
  switch (question.type) {
    case 'boolean':
      return true;
    case 'text':
      return 'What a member might write here.'.slice(0, limits.maxLength);
    case 'choice':
      return listOffered(question)[0] ?? '';
    case 'choices':
      return toChosen(question);
    case 'number':
      return toNumber(limits);
    case 'scale':
      return question.scale?.to ?? 1;
    case 'date':
      return '2024-02-29';
    case 'link':
      return 'https://example.com/a-page';
    case 'address':
      return addresses[question.format ?? 'evm-address'];
    case 'rows':
      return [Object.fromEntries((question.columns ?? []).map(({ id, kind }) => [id, cells[kind]]))];
    default:
      return assertNever(question.type);
  }
}

function listOffered({ options }: Question): readonly string[] {
  const offered = options.filter(({ retired }) => !retired);
  const others = offered.filter(({ alone }) => !alone);
  return (others.length > 0 ? others : offered).map(({ id }) => id);
}

function toChosen(question: Question): readonly string[] {
  const { fewest = 1, most = Infinity } = question;
  return listOffered(question).slice(0, Math.min(most, Math.max(fewest, 2)));
}

/** A number of two digits, or the nearest that is taken. */
function toNumber({ minimum = -Infinity, maximum = Infinity, multipleOf: step = 1 }: Limits): number {
  const near = Math.min(maximum, Math.max(minimum, 42));
  const whole = Math.floor(near / step) * step;
  return whole >= minimum ? whole : Math.ceil(near / step) * step;
}

const addresses = {
  'evm-address': '0x52908400098527886E0F7030069857D2E4169EE7',
  'solana-address': 'So11111111111111111111111111111111111111112',
  'bitcoin-address': 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const satisfies Record<AddressFormat, string>;

const cells = { text: 'One of them', number: 7, day: '2024-02-29' } as const satisfies Record<
  Column['kind'],
  unknown
>;
