import { getAnswerType, toAnswerType } from '../answers/answer-types.ts';
import { buildQuestion } from './build-question.ts';
import type { QuestionSource } from './question-source.ts';
import type { Json } from './json.ts';
import type { OptionOrder, Question, Questionnaire, Section } from './questionnaire.ts';
import {
  uiEntryOf,
  type QuestionHolder,
  type QuestionnaireSource,
  type ReleasedFile,
  type SectionSource,
  type UiFile,
} from './source.ts';
import type { QuestionnaireKind } from './vocabulary.ts';
import { walkQuestions, type FoundQuestion } from './walk-questions.ts';

/**
 * Indexes a folder of schemas/ that passed the content checks. `keyOf` gives the key under which a schema's
 * compiled validator will be found (rjsf's hash of it), so that conditions and sections can name theirs.
 */
export function buildQuestionnaire(
  source: QuestionnaireSource,
  keyOf: (schema: Json) => string,
): Questionnaire {
  const facts = source.schema['x-questionnaire'];
  const sections = Object.entries(source.schema.properties).map(([id, section]) =>
    buildSection(facts.kind, id, section, source.ui, keyOf),
  );
  return {
    id: source.id,
    title: source.schema.title,
    ...facts,
    sections,
    versions: { ...releasedOrders(source.released), [facts.version]: currentOrder(sections) },
  };
}

function buildSection(
  kind: QuestionnaireKind,
  id: string,
  source: SectionSource,
  ui: UiFile,
  keyOf: (schema: Json) => string,
): Section {
  const found = inFormOrder(walkQuestions(source));
  const questions = found.map((one) =>
    buildQuestion(
      kind,
      one.id,
      one.source,
      uiEntryOf(ui, one.id),
      one.conditions.map(({ schema, holds }) => ({ schema: keyOf(schema), holds })),
    ),
  );
  const schema: Json = { type: 'object', title: source.title, ...toCompiledForm(source) };
  return {
    id,
    title: source.title,
    description: source.description ?? '',
    questions,
    validator: keyOf(schema),
    schema,
    uiSchema: buildUiSchema(questions, ui),
  };
}

/** A conditional question follows the last question that its conditions look at. */
function inFormOrder(found: readonly FoundQuestion[]): readonly FoundQuestion[] {
  const ordered: FoundQuestion[] = [];
  for (const one of found) {
    const lookedAt = new Set(one.conditions.flatMap(({ schema }) => Object.keys(schema['properties'] ?? {})));
    const after = ordered.findLastIndex(
      (earlier) => lookedAt.has(earlier.id) || (one.conditions.length > 0 && sameConditions(earlier, one)),
    );
    ordered.splice(after === -1 ? ordered.length : after + 1, 0, one);
  }
  return ordered;
}

function sameConditions(a: FoundQuestion, b: FoundQuestion): boolean {
  return (
    a.conditions.length === b.conditions.length &&
    a.conditions.every(({ schema, holds }, index) => {
      const other = b.conditions[index];
      return other !== undefined && schema === other.schema && holds === other.holds;
    })
  );
}

/** What is compiled of each question is its type's to say, at whatever depth the question is declared. */
function toCompiledForm(holder: QuestionHolder): Json {
  const { properties, allOf } = holder;
  return {
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([id, question]) => [id, toQuestionSchema(question)]),
      ),
    }),
    ...(allOf && {
      allOf: allOf.map((condition) => ({
        if: condition.if,
        ...(condition.then && { then: toCompiledForm(condition.then) }),
        ...(condition.else && { else: toCompiledForm(condition.else) }),
      })),
    }),
  };
}

function toQuestionSchema(question: QuestionSource): Json {
  return getAnswerType(toAnswerType(question)).toSchema?.(question) ?? { ...question };
}

function buildUiSchema(questions: readonly Question[], ui: UiFile): Json {
  const entries = questions.map((question) => {
    const { 'ui:placeholder': placeholder } = uiEntryOf(ui, question.id);
    const widget = question.retired ? 'hidden' : question.widget;
    return [question.id, { 'ui:widget': widget, ...(placeholder && { 'ui:placeholder': placeholder }) }];
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
