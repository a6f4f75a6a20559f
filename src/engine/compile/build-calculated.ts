import type { Condition } from '../conditions.ts';
import type { CalculatedValue } from '../questionnaire.ts';
import { parseHelp } from './help.ts';
import type { QuestionSource } from './question-source.ts';
import type { SectionSource } from './source.ts';

/** A calculated value as schema.json declares it. */
export interface DeclaredValue {
  readonly id: string;
  readonly source: QuestionSource;
  /** The id of the question before it. */
  readonly after: string | undefined;
}

/** The calculated values of a section, in form order. */
export function listCalculated({ properties }: Pick<SectionSource, 'properties'>): readonly DeclaredValue[] {
  let after: string | undefined;
  return Object.entries(properties).flatMap(([id, source]) => {
    if (source['x-calculated']) return [{ id, source, after }];
    after = id;
    return [];
  });
}

/** Indexes the calculated values of a section. */
export function buildCalculated(section: SectionSource): readonly CalculatedValue[] {
  return listCalculated(section).map(({ id, source, after }) => {
    const { needs, ...formula } = source['x-calculated'] ?? {};
    const { 'x-short': short, 'x-unit': unit, 'x-bands': bands } = source;
    const conditions = [section['x-asked-if'], source['x-asked-if']];
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
      conditions: conditions.filter((one): one is Condition => one !== undefined),
    };
  });
}
