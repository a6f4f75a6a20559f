import type { OwnTextOf } from '../questionnaire.ts';
import { optionSources, type OptionSource, type QuestionSource } from './question-source.ts';

/** A question of a section with its id; `ownTextOf`: an option of the question before asks it. */
interface ListedQuestion {
  readonly id: string;
  readonly source: QuestionSource;
  readonly ownTextOf?: OwnTextOf;
}

/** Longest text of an option, in characters. */
const longest = 200;

/** The id by which the text of an option is sent and stored. */
export function toOwnTextId(questionId: string, optionId: string): string {
  return `${questionId}_${optionId}`;
}

/** Whether it is asked: neither calculated nor a text. */
export function isQuestion(source: QuestionSource): boolean {
  return !source['x-calculated'] && source.type !== 'null';
}

/**
 * The questions of a section in schema.json, each followed by the questions of its options with `x-own-text`: ordinary
 * texts, asked while their option is chosen.
 */
export function listQuestions(
  properties: Readonly<Record<string, QuestionSource>>,
): readonly ListedQuestion[] {
  const asked = Object.entries(properties).filter(([, source]) => isQuestion(source));
  return asked.flatMap(([id, source]) => [
    { id, source },
    ...optionSources(source)
      .filter((option) => option['x-own-text'])
      .map((option) => ({
        id: toOwnTextId(id, option.const),
        source: toTextSource(id, source, option),
        ownTextOf: { question: id, option: option.const },
      })),
  ]);
}

function toTextSource(id: string, question: QuestionSource, option: OptionSource): QuestionSource {
  const ids = [id, ...(question['x-former-ids'] ?? [])];
  const optionIds = [option.const, ...(option['x-former-ids'] ?? [])];
  const [, ...formerIds] = ids.flatMap((one) => optionIds.map((other) => toOwnTextId(one, other)));
  return {
    type: 'string',
    title: `${option.title}: ${question.title}`,
    maxLength: longest,
    ...(formerIds.length > 0 && { 'x-former-ids': formerIds }),
    ...(question['x-retired']
      ? { 'x-retired': true }
      : {
          'x-asked-if': {
            question: id,
            ...(question.type === 'array' ? { includes: option.const } : { const: option.const }),
          },
        }),
  };
}
