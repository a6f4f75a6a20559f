import { toHelpText } from '../../../src/engine/registry/help.ts';
import type { Question, Questionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { getFirst, listSteps } from './read-question.ts';

/** As Form.io's documentation has it: a panel that folds for each section, with a button of its own. */
export function toFormio({ title, sections }: Questionnaire): object {
  const components = sections.map((section) => ({
    type: 'panel',
    key: section.id,
    title: section.title,
    collapsible: true,
    collapsed: true,
    components: [
      ...section.questions.map(toComponent),
      {
        type: 'button',
        key: `save_${section.id}`,
        label: 'Save',
        action: 'event',
        event: `save ${section.id}`,
      },
    ],
  }));
  return { title, display: 'form', components };
}

function toComponent(question: Question): object {
  const first = getFirst(question);
  return {
    key: question.id,
    label: question.title,
    description: toHelpText(question.help),
    input: true,
    ...toType(question),
    ...(first && { conditional: { show: true, when: first, eq: 'true' } }),
  };
}

function toType({ type, widget, options, scale, columns = [] }: Question): object {
  const values = options.map(({ id, title }) => ({ label: title, value: id }));
  switch (type) {
    case 'boolean':
      return { type: 'checkbox' };
    case 'text':
      return { type: widget === 'textarea' ? 'textarea' : 'textfield' };
    case 'address':
      return { type: 'textfield' };
    case 'number':
      return { type: 'number' };
    case 'date':
      return { type: 'day' };
    case 'link':
      return { type: 'url' };
    case 'choice':
      return widget === 'select' ? { type: 'select', data: { values } } : { type: 'radio', values };
    case 'choices':
      return { type: 'selectboxes', values };
    case 'scale':
      return {
        type: 'radio',
        inline: true,
        values: listSteps(scale).map((step) => ({ label: String(step), value: String(step) })),
      };
    case 'rows':
      return {
        type: 'datagrid',
        initEmpty: true,
        components: columns.map(({ id, title, kind }) => ({
          type: kind === 'number' ? 'number' : 'textfield',
          key: id,
          label: title,
          input: true,
        })),
      };
  }
}
