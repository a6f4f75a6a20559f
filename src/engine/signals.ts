import { listSignals } from './answers/typed-answers.ts';
import { isCantTell, isAnswered } from './answers.ts';
import { doesApply } from './conditions.ts';
import type { RecordContent } from './content.ts';
import type { Band, Signal } from './vocabulary.ts';
import type { Question, Section } from './questionnaire.ts';
import { visibleQuestions, type Asked } from './visibility.ts';

/** What speaks for the thing researched, or against it. */
export type Sign = 'good' | 'warning';

/** The sign that all these signals share; undefined if they differ or there are none. */
export function toSign(signals: readonly Signal[]): Sign | undefined {
  const signs = new Set(signals.filter(isSign));
  if (signs.size !== 1) return undefined;
  return signs.has('positive') ? 'good' : 'warning';
}

/** What an answer speaks for; undefined: neither, or both. `asOf` as in RecordContent. */
export function findSign(question: Question, answer: unknown, asOf: string | undefined): Sign | undefined {
  return toSign(listSignals(question, answer, asOf));
}

/** What a question says in a record: for or against the thing researched, or neither. */
export type Stand = 'for' | 'against' | 'cantTell' | 'open' | 'neutral';

/** How many questions say what: counts, never a score. Together they are all that is asked. */
export type StandCounts = Readonly<Record<Stand, number>>;

/** All of them, in the order in which they are shown. */
export const stands = ['for', 'against', 'cantTell', 'open', 'neutral'] as const satisfies readonly Stand[];

/**
 * What a question says that is asked: a yes by its signal, an explicit No by its `signalNo`, options, numbers and days by
 * theirs where those are of one mind. It is open while its section was never saved, nothing is chosen or written, or it came
 * to be asked later; one that does not apply is neutral where nothing is chosen.
 */
export function toStand(
  section: Pick<Section, 'id'>,
  question: Question,
  { answers, sections, conditionFacts, asOf, unseen = [] }: RecordContent,
): Stand {
  const answer = answers[question.id];
  if (!sections.includes(section.id) || unseen.includes(question.id)) return 'open';
  if (!isAnswered(answer)) return isOpen(question, conditionFacts[section.id]) ? 'open' : 'neutral';
  if (isCantTell(question, answer)) return 'cantTell';
  const sign = findSign(question, answer, asOf);
  return sign ? standOf[sign] : 'neutral';
}

/** Whether a question that is not answered waits for an answer, given the facts of its section. */
export function isOpen(
  { appliesIf }: Pick<Question, 'appliesIf'>,
  facts: Readonly<Record<string, string>> | undefined,
): boolean {
  return !appliesIf || doesApply(appliesIf, facts?.[appliesIf.fact]);
}

const standOf = { good: 'for', warning: 'against' } as const satisfies Record<Sign, Stand>;

/** A question that is asked, with what it says. */
export interface StandingQuestion {
  readonly id: string;
  readonly title: string;
  readonly stand: Stand;
}

/** What each question of a section says; the texts of options count with their question. */
export function listStands(
  section: Section,
  content: RecordContent,
  asked: Asked,
): readonly StandingQuestion[] {
  return visibleQuestions(section, asked)
    .filter(({ ownTextOf }) => !ownTextOf)
    .map((question) => ({
      id: question.id,
      title: question.title,
      stand: toStand(section, question, content),
    }));
}

/** How many questions of a section say what. */
export function countStands(section: Section, content: RecordContent, asked: Asked): StandCounts {
  return tallyStands(listStands(section, content, asked));
}

/** How many of these questions say what; one without a stand is not asked, and not counted. */
export function tallyStands(questions: readonly { readonly stand?: Stand }[]): StandCounts {
  const counts = { ...noStands };
  for (const { stand } of questions) if (stand) counts[stand] += 1;
  return counts;
}

/** The counts of several sections in one. */
export function sumStands(counts: readonly StandCounts[]): StandCounts {
  const sum = { ...noStands };
  for (const one of counts) for (const stand of stands) sum[stand] += one[stand];
  return sum;
}

const noStands: StandCounts = { for: 0, against: 0, cantTell: 0, open: 0, neutral: 0 };

/** Whether an answer to the section can speak for or against at all. */
export function canSignal({ questions }: Section): boolean {
  return questions.some((question) => {
    const parts = [...question.options, ...findBands(question)];
    return [question.signal, question.signalNo, ...parts.map(({ signal }) => signal)].some(isSign);
  });
}

/** The bands of a question; none where its type has none, or it declares none. */
export function findBands({ settings }: Question): readonly Band[] {
  return 'bands' in settings ? (settings.bands ?? []) : [];
}

function isSign(signal: Signal): boolean {
  return signal === 'positive' || signal === 'negative';
}
