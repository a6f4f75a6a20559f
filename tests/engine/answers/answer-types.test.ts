import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerTypeNames,
  getAnswerType,
  toAnswers,
  isAnswerTo,
  type Answer,
} from '../../../src/engine/answers.ts';
import {
  listSignals,
  readWireAnswer,
  toCurrentAnswer,
  toWireAnswer,
} from '../../../src/engine/answers/typed-answers.ts';
import { toMark } from '../../../src/engine/answers/marks.ts';
import { toRefusal } from '../../../src/engine/answers/fault.ts';
import { buildQuestion } from '../../../src/engine/compile/build-question.ts';
import type { QuestionSource } from '../../../src/engine/compile/question-source.ts';
import type { Question } from '../../../src/engine/questionnaire.ts';
import { arbitraryTypes } from '../../helpers/arbitrary-types.ts';

describe.each(answerTypeNames)('answers of the type %s', (name) => {
  const sources: fc.Arbitrary<QuestionSource> = arbitraryTypes[name].source;
  const toQuestion = (source: QuestionSource) => buildQuestion('checklist', 'one', source, {}, []);
  const questions = sources.map(toQuestion);
  const given = sources.chain((source) => {
    const question = toQuestion(source);
    const ids = question.options.map(({ id }) => id);
    const answer = arbitraryTypes[name].answer(ids, source) as fc.Arbitrary<Answer>;
    return fc.record({ question: fc.constant(question), answer });
  });
  // No and can't tell are sent beside the answers, as marks on blanks.
  const meaning = (answer: Answer | undefined) =>
    isAnswerTo(name, answer) && toMark({ type: name }, answer) === undefined ? answer : undefined;

  it('are accepted as answers', () => {
    fc.assert(
      fc.property(given, ({ answer }) => {
        expect(toAnswers({ one: answer })).toEqual({ one: answer });
      }),
    );
  });

  it('keep their meaning when sent, stored and read from a record', () => {
    fc.assert(
      fc.property(given, ({ question, answer }) => {
        const field = toField(question);
        const sent = toWireAnswer(question, answer, field);
        const reading = readWireAnswer(question, sent, field);
        if (reading.kind === 'refused') throw new Error(toRefusal(reading.message));
        expect(meaning(reading.answer)).toEqual(meaning(answer));
        expect(meaning(getAnswerType(name).fromRecord(sent, field))).toEqual(meaning(answer));
        expect(toCurrentAnswer(question, answer)).toEqual(answer);
      }),
    );
  });

  it('are read back as no answer if they are blank', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const field = toField(question);
        const blank = toWireAnswer(question, undefined, field);
        expect(readWireAnswer(question, blank, field)).toMatchObject({ kind: 'read' });
        expect(meaning(getAnswerType(name).fromRecord(blank, field))).toBeUndefined();
        expect(listSignals(question, undefined)).toEqual([]);
      }),
    );
  });

  it.each([[null], [7], [{}], [['a']]])('are refused with a sentence if the value is %j', (value) => {
    fc.assert(
      fc.property(questions, (question) => {
        const reading = readWireAnswer(question, value, toField(question));
        if (reading.kind === 'read') throw new Error('It was taken.');
        expect(toRefusal(reading.message)).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });
});

function toField({ options }: Question) {
  return { options, order: options.map(({ id }) => id) };
}
