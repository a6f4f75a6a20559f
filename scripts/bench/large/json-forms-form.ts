import { toHelpText } from '../../../src/engine/registry/help.ts';
import type { Question, Questionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { getFirst, listSteps } from './read-question.ts';

/** As the documentation of JSON Forms has it: a JSON Schema, and a UI schema with a category for each section. */
export function toJsonForms({ sections }: Questionnaire): object {
  const questions = sections.flatMap((section) => section.questions);
  const elements = sections.map((section) => ({
    type: 'Category',
    label: section.title,
    elements: section.questions.map(toControl),
  }));
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(questions.map((question) => [question.id, toProperty(question)])),
    },
    uischema: { type: 'Categorization', elements, options: { showNavButtons: false } },
  };
}

function toControl(question: Question): object {
  const { id, type, widget } = question;
  const first = getFirst(question);
  return {
    type: 'Control',
    scope: toScope(id),
    options: {
      showUnfocusedDescription: true,
      ...(widget === 'textarea' && { multi: true }),
      ...((type === 'scale' || (type === 'choice' && widget !== 'select')) && { format: 'radio' }),
    },
    ...(first && {
      rule: { effect: 'SHOW', condition: { scope: toScope(first), schema: { const: true } } },
    }),
  };
}

function toScope(id: string): string {
  return `#/properties/${id}`;
}

function toProperty({ title, help, ...question }: Question): object {
  return { title, description: toHelpText(help), ...toType(question) };
}

function toType({ type, options, scale, columns = [] }: Omit<Question, 'title' | 'help'>): object {
  const oneOf = options.map(({ id, title }) => ({ const: id, title }));
  switch (type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'text':
    case 'address':
      return { type: 'string' };
    case 'number':
      return { type: 'number' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'link':
      return { type: 'string', format: 'uri' };
    case 'choice':
      return { type: 'string', oneOf };
    case 'choices':
      return { type: 'array', uniqueItems: true, items: { type: 'string', oneOf } };
    case 'scale':
      return {
        type: 'integer',
        oneOf: listSteps(scale).map((step) => ({ const: step, title: String(step) })),
      };
    case 'rows':
      return {
        type: 'array',
        items: {
          type: 'object',
          properties: Object.fromEntries(
            columns.map((column) => [
              column.id,
              { type: column.kind === 'number' ? 'number' : 'string', title: column.title },
            ]),
          ),
        },
      };
  }
}
