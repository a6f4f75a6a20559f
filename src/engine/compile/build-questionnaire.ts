import { getAnswerType } from '../answers.ts';
import { getQuestionType, toAnswerType } from './question-types.ts';
import { askedByVersion } from './asked-by-version.ts';
import { buildCalculated, buildTexts, toConditions } from './build-between.ts';
import { formerFacts } from './former-facts.ts';
import { buildQuestion } from './build-question.ts';
import { namedEvidence, questionEvidence } from './question-evidence.ts';
import { toValidationSchema } from './validation-schema.ts';
import { listQuestions } from './own-text.ts';
import { scalesByVersion } from './scales-by-version.ts';
import type { QuestionSource } from './question-source.ts';
import { retireInside } from './retire-inside.ts';
import type { Json } from '../vocabulary.ts';
import type {
  OptionOrder,
  Question,
  Questionnaire,
  QuestionnaireFacts,
  Rule,
  Section,
} from '../questionnaire.ts';
import {
  uiEntryOf,
  type QuestionnaireSource,
  type ReleasedFile,
  type SectionSource,
  type UiFile,
} from './source.ts';

/**
 * Indexes a folder of schemas/ that passed the content checks. `keyOf` gives the key under which a schema's compiled
 * validator will be found (rjsf's hash of it), so that sections can name theirs.
 */
export function buildQuestionnaire(
  source: QuestionnaireSource,
  keyOf: (schema: Json) => string,
): Questionnaire {
  const schema = retireInside(source.schema);
  const { 'x-questionnaire': facts, 'x-page': ownPage, 'x-former-ids': formerIds } = schema;
  const sections = Object.entries(schema.properties).map(([id, section]) =>
    buildSection(facts, id, section, source.ui, keyOf),
  );
  const then = askedByVersion(source.released, sections);
  const former = formerFacts(source.released, sections);
  const scales = scalesByVersion(
    source.released,
    sections.flatMap(({ questions }) => questions),
  );
  return {
    id: source.id,
    title: schema.title,
    ...(formerIds && { formerIds }),
    ...(schema['x-retired'] && { retired: true }),
    ...facts,
    ...(ownPage && { ownPage }),
    sections,
    versions: { ...releasedOrders(source.released), [facts.version]: currentOrder(sections) },
    ...(Object.keys(then).length > 0 && { askedByVersion: then }),
    ...(former.length > 0 && { formerFacts: former }),
    ...(Object.keys(scales).length > 0 && { scalesByVersion: scales }),
  };
}

function buildSection(
  { kind }: Pick<QuestionnaireFacts, 'kind'>,
  id: string,
  source: SectionSource,
  ui: UiFile,
  keyOf: (schema: Json) => string,
): Section {
  const { title, description = '', properties, required = [] } = source;
  const { 'x-former-ids': formerIds, 'x-signal-no': signalNo } = source;
  const rules = source['x-rules']?.map((rule): Rule => ({ level: 'error', ...rule }));
  const listed = listQuestions(properties);
  const questions = listed.map(({ id: questionId, source: question, ownTextOf }): Question => {
    // The text of an option belongs to the option's question, which has the section's facts.
    const evidence = ownTextOf ? namedEvidence(ui, questionId) : questionEvidence(ui, id, questionId);
    return {
      ...buildQuestion(kind, questionId, question, uiEntryOf(ui, questionId), toConditions(source, question)),
      ...(evidence.length > 0 && { evidence }),
      ...((ownTextOf || required.includes(questionId)) && { required: true }),
      ...(ownTextOf && { ownTextOf }),
      ...(rules?.some(({ at, level }) => at === questionId && level === 'warning') && { warned: true }),
    };
  });
  const shared = namedEvidence(ui, id);
  const calculated = buildCalculated(source);
  const texts = buildTexts(source);
  const compiled = listed.map((one) => [one.id, toQuestionSchema(one.source)]);
  const schema: Json = { type: 'object', properties: Object.fromEntries(compiled) };
  return {
    id,
    ...(formerIds && { formerIds }),
    title,
    description,
    ...(signalNo && { signalNo }),
    ...(shared.length > 0 && { evidence: shared }),
    questions,
    ...(calculated.length > 0 && { calculated }),
    ...(texts.length > 0 && { texts }),
    ...(rules && { rules }),
    validator: keyOf(schema),
    schema,
    uiSchema: buildUiSchema(questions, ui),
  };
}

function toQuestionSchema(question: QuestionSource): Json {
  return toValidationSchema(getQuestionType(toAnswerType(question)).toSchema?.(question) ?? question);
}

function buildUiSchema(questions: readonly Question[], ui: UiFile): Json {
  const entries = questions.map((question) => {
    const { 'ui:placeholder': placeholder } = uiEntryOf(ui, question.id);
    // One widget draws both parts, as it draws a text.
    const field = question.type === 'money' && { 'ui:field': 'StringField' };
    return [
      question.id,
      { ...field, 'ui:widget': question.widget, ...(placeholder && { 'ui:placeholder': placeholder }) },
    ];
  });
  return { ...Object.fromEntries(entries), 'ui:order': [...questions.map(({ id }) => id), '*'] };
}

function currentOrder(sections: readonly Section[]): OptionOrder {
  return Object.fromEntries(
    sections
      .flatMap((section) => section.questions)
      .filter((question) => getAnswerType(question.type).isByOptionOrder)
      .map((question) => [question.id, question.options.map((option) => option.id)]),
  );
}

function releasedOrders(released: ReleasedFile): Record<string, OptionOrder> {
  return Object.fromEntries(
    Object.entries(released.versions).map(([version, questions]) => [
      version,
      Object.fromEntries(
        Object.entries(questions)
          .filter(([, question]) => getAnswerType(question.type).isByOptionOrder)
          .map(([id, question]) => [id, question.options ?? []]),
      ),
    ]),
  );
}
