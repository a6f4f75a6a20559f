import type { Condition } from '../conditions.ts';
import type { CalculatedValue, TextBlock } from '../questionnaire.ts';
import { parseHelp } from './help.ts';
import { isQuestion, listQuestions } from './own-text.ts';
import type { QuestionSource } from './question-source.ts';
import type { SectionSource } from './source.ts';

/** What stands between the questions of a section in schema.json: a calculated value or a text. */
interface DeclaredBetween {
  readonly id: string;
  readonly source: QuestionSource;
  /** The id of the question before it; for a text, of the question or calculated value. */
  readonly after: string | undefined;
}

/** The calculated values of a section, in form order. */
export function listCalculated(section: Pick<SectionSource, 'properties'>): readonly DeclaredBetween[] {
  return listAfter(section, isQuestion).filter(({ source }) => source['x-calculated']);
}

/** The texts of a section, in form order. */
export function listTexts(section: Pick<SectionSource, 'properties'>): readonly DeclaredBetween[] {
  return listAfter(section, ({ type }) => type !== 'null').filter(({ source }) => source.type === 'null');
}

/** Everything in a section, each after the last one before it that `isPlace`. */
function listAfter(
  { properties }: Pick<SectionSource, 'properties'>,
  isPlace: (source: QuestionSource) => boolean,
): readonly DeclaredBetween[] {
  let after: string | undefined;
  return Object.entries(properties).map(([id, source]) => {
    const one = { id, source, after };
    // The texts of its options are shown with a question.
    if (isPlace(source)) after = listQuestions({ [id]: source }).at(-1)?.id ?? id;
    return one;
  });
}

/** Indexes the calculated values of a section. */
export function buildCalculated(section: SectionSource): readonly CalculatedValue[] {
  return listCalculated(section).map(({ id, source, after }) => {
    const { needs, ...formula } = source['x-calculated'] ?? {};
    const { 'x-short': short, 'x-unit': unit, 'x-bands': bands } = source;
    return {
      id,
      title: source.title,
      ...(short && { short }),
      help: parseHelp(source.description ?? ''),
      ...(unit && { unit }),
      ...(bands && { bands }),
      ...(after !== undefined && { after }),
      formula,
      ...(needs && { needsAny: true }),
      conditions: toConditions(section, source),
    };
  });
}

/** Indexes the texts of a section. */
export function buildTexts(section: SectionSource): readonly TextBlock[] {
  return listTexts(section).map(({ id, source, after }) => ({
    id,
    title: source.title,
    help: parseHelp(source.description ?? ''),
    ...(after !== undefined && { after }),
    conditions: toConditions(section, source),
  }));
}

/** Those of its section and its own. */
export function toConditions(
  section: Pick<SectionSource, 'x-asked-if'>,
  source: QuestionSource,
): readonly Condition[] {
  return [section['x-asked-if'], source['x-asked-if']].filter((one) => one !== undefined);
}
