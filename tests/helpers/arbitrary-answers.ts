import fc from 'fast-check';
import { allQuestions, type Question, type Questionnaire } from '../../src/engine/questionnaire.ts';
import { isAnswered, type Answer, type Answers } from '../../src/engine/answers.ts';
import { findRuleFaults } from '../../src/engine/section-rules.ts';
import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import { arbitraryTypes, withSettings } from './arbitrary-types.ts';

/** Any answers that a member can give to a questionnaire; any question but a required one may be left out. */
export function arbitraryAnswers(questionnaire: Questionnaire): fc.Arbitrary<Answers> {
  const asked = allQuestions(questionnaire).filter((question) => !question.retired);
  // The compiled schemas replace the author's.
  const schemas = Object.assign({}, ...questionnaire.sections.map(({ schema }) => schema['properties']));
  const schemaOf = ({ id }: Question): QuestionSource | undefined => schemas[id];
  return fc
    .tuple(...asked.map((one) => arbitraryOptional(one, arbitraryAnswer(one, schemaOf(one)))))
    .map((given) => Object.fromEntries(asked.flatMap(({ id }, index) => toEntry(id, given[index]))))
    .map((answers) => withoutUnusedTexts(asked, answers));
}

/** Answers that break no rule. */
export function arbitraryUnbroken(questionnaire: Questionnaire): fc.Arbitrary<Answers> {
  return arbitraryAnswers(questionnaire).map((answers) => withoutBroken(questionnaire, answers));
}

/** Drops the answers at which rules complain. */
function withoutBroken(questionnaire: Questionnaire, answers: Answers): Answers {
  const broken = questionnaire.sections.flatMap((section) =>
    findRuleFaults(questionnaire, section, { answers, conditionFacts: {} }, undefined),
  );
  const isBroken = (id: string) => broken.some(({ questionId }) => questionId === id);
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !isBroken(id)));
}

/** Drops the text of an option that is not chosen. */
function withoutUnusedTexts(asked: readonly Question[], answers: Answers): Answers {
  const unused = asked.filter(({ ownTextOf }) => {
    const chosen = ownTextOf && answers[ownTextOf.question];
    return ownTextOf && ![chosen].flat().includes(ownTextOf.option);
  });
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !unused.some((one) => one.id === id)));
}

/** A required answer is never left out. */
function arbitraryOptional(
  { required }: Question,
  answers: fc.Arbitrary<Answer>,
): fc.Arbitrary<Answer | undefined> {
  return required ? answers.filter(isAnswered) : fc.option(answers, { nil: undefined });
}

function toEntry(id: string, answer: Answer | undefined): readonly [string, Answer][] {
  return answer === undefined ? [] : [[id, answer]];
}

function arbitraryAnswer(question: Question, schema: QuestionSource | undefined): fc.Arbitrary<Answer> {
  const { type, options, settings } = question;
  const min = ('min' in settings && settings.min) || 1;
  const max = ('max' in settings && settings.max) || options.length;
  const table = 'columns' in settings ? settings : undefined;
  const ids = options.map((option) => option.id);
  const answers = arbitraryTypes[type].answer(
    ids,
    withSettings(schema, question),
    table,
  ) as fc.Arbitrary<Answer>;
  const alone = options.filter((option) => option.alone).map((option) => option.id);
  return answers.filter(
    (answer) =>
      !Array.isArray(answer) ||
      answer.length === 0 ||
      (answer.some((id) => alone.includes(id))
        ? answer.length === 1
        : answer.length >= min && answer.length <= max),
  );
}

/** Leaves out values that mean "no answer", so that answers of equal meaning are equal. */
export function meaning(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswered(answer)));
}
