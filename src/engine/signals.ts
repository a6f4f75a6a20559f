import { listSignals } from './answers/typed-answers.ts';
import { isCantTell, isAnswered, type Answers } from './answers.ts';
import { doesApply, findDecidingFigure } from './conditions.ts';
import type { RecordContent } from './content.ts';
import type { Stand } from '../contracts/stands.ts';
import type { Band, Option, Signal } from './vocabulary.ts';
import type { Question, Questionnaire, Section } from './questionnaire.ts';
import { askedQuestions, findAsked, type AskedIds } from './asked-questions.ts';

/** Whether an answer speaks for or against the subject. */
export type Sign = 'good' | 'warning';

/** The sign that all these signals share; undefined if they differ or there are none. */
export function toSign(signals: readonly Signal[]): Sign | undefined {
  const signs = new Set(signals.filter(isSign));
  if (signs.size !== 1) return undefined;
  return signs.has('positive') ? 'good' : 'warning';
}

/** The sign of an answer; undefined: neither, or both. `asOf` as in RecordContent. */
export function findSign(question: Question, answer: unknown, asOf: string | undefined): Sign | undefined {
  return toSign(listSignals(question, answer, asOf));
}

/**
 * The question with the signs that it has beside the section's other answers: none after a No to the question that it
 * depends on; that of the section if every yes/no question has an explicit No and this is the first of them.
 */
export function withSectionSigns(
  { questions, signalNo }: Pick<Section, 'questions' | 'signalNo'>,
  question: Question,
  answers: Answers,
): Question {
  if (isAfterNo(question, answers)) return { ...question, signal: 'neutral', signalNo: 'neutral' };
  const [first, ...others] = questions.filter(({ type, retired }) => type === 'boolean' && !retired);
  if (!signalNo || first?.id !== question.id) return question;
  const isNoToAll = [first, ...others].every(({ id }) => answers[id] === false);
  return isNoToAll ? { ...question, signalNo } : question;
}

function isAfterNo(
  { neutralAfterNo }: { readonly neutralAfterNo?: string | undefined },
  answers: Answers,
): boolean {
  return neutralAfterNo !== undefined && answers[neutralAfterNo] === false;
}

/** The number of questions per stand: counts, never a score. Together they are all asked questions. */
export type StandCounts = Readonly<Record<Stand, number>>;

/**
 * The stand of an asked question: a yes by its signal, an explicit No by its `signalNo`, options, numbers and days by
 * their signals if these agree. It is open while its section was never saved, nothing is answered, or the question was
 * added later; one that does not apply is neutral without an answer. The other answers of its section may change its sign.
 */
export function toStand(
  section: Pick<Section, 'id' | 'questions' | 'signalNo'>,
  question: Question,
  { answers, sections, conditionFacts, asOf, unseen = [] }: RecordContent,
): Stand {
  const answer = answers[question.id];
  if (!sections.includes(section.id) || unseen.includes(question.id)) return 'open';
  if (!isAnswered(answer)) return isOpen(question, answers, conditionFacts[section.id]) ? 'open' : 'neutral';
  if (isCantTell(answer)) return 'cantTell';
  const sign = findSign(withSectionSigns(section, question, answers), answer, asOf);
  return sign ? standOf[sign] : 'neutral';
}

/** Whether an unanswered question waits for an answer, given the answers and the facts of its section. */
function isOpen(
  { appliesIf, neutralAfterNo }: Pick<Question, 'appliesIf' | 'neutralAfterNo'>,
  answers: Answers,
  facts: Readonly<Record<string, string>> | undefined,
): boolean {
  if (isAfterNo({ neutralAfterNo }, answers)) return false;
  if (!appliesIf) return true;
  return doesApply(
    appliesIf,
    findDecidingFigure(appliesIf, (fact) => facts?.[fact]),
  );
}

const standOf = { good: 'for', warning: 'against' } as const satisfies Record<Sign, Stand>;

/** An asked question with its stand. */
export interface StandingQuestion {
  readonly id: string;
  readonly title: string;
  readonly stand: Stand;
}

/** The stand of each question of a section; texts of options count with their question. */
export function listStands(
  section: Section,
  content: RecordContent,
  asked: AskedIds,
): readonly StandingQuestion[] {
  return askedQuestions(section, asked)
    .filter(({ ownTextOf }) => !ownTextOf)
    .map((question) => ({
      id: question.id,
      title: question.title,
      stand: toStand(section, question, content),
    }));
}

/** The stand of each asked question of a record, in the order of the questions, without sections that have no signs. */
export function listRecordStands(
  { sections }: Pick<Questionnaire, 'sections'>,
  content: RecordContent,
): Stand[] {
  const asked = findAsked({ sections }, content);
  return sections
    .filter(canSignal)
    .flatMap((section) => listStands(section, content, asked).map(({ stand }) => stand));
}

/** The number of a section's questions per stand. */
export function countStands(section: Section, content: RecordContent, asked: AskedIds): StandCounts {
  return tallyStands(listStands(section, content, asked).map(({ stand }) => stand));
}

/** How often each stand occurs. */
export function tallyStands(list: readonly Stand[]): StandCounts {
  const counts = { for: 0, against: 0, cantTell: 0, open: 0, neutral: 0 };
  for (const stand of list) counts[stand] += 1;
  return counts;
}

/** Whether an answer to the section can speak for or against at all. */
export function canSignal({ questions, signalNo = 'neutral' }: Section): boolean {
  if (isSign(signalNo)) return true;
  return questions.some((question) => {
    const parts = [...question.options, ...findBands(question), ...listCellOptions(question)];
    return [question.signal, question.signalNo, ...parts.map(({ signal }) => signal)].some(isSign);
  });
}

/** The options in the cells of fixed rows; a member's own rows say nothing for or against. */
function listCellOptions({ settings }: Question): readonly Option[] {
  return 'columns' in settings && settings.rows ? settings.columns.flatMap(({ options }) => options) : [];
}

/** The bands of a question; empty if its type or the question has none. */
export function findBands({ settings }: Question): readonly Band[] {
  return 'bands' in settings ? (settings.bands ?? []) : [];
}

function isSign(signal: Signal): boolean {
  return signal === 'positive' || signal === 'negative';
}
