import { toHelpText } from '../../../src/engine/registry/help.ts';
import type { Question, Questionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { getFirst } from './read-question.ts';

/** As SurveyJS's documentation has it: a panel that folds for each section. */
export function toSurvey({ title, sections }: Questionnaire): object {
  const elements = sections.map((section) => ({
    type: 'panel',
    name: section.id,
    title: section.title,
    state: 'collapsed',
    elements: section.questions.map(toElement),
  }));
  return { title, showNavigationButtons: false, pages: [{ name: 'all', elements }] };
}

function toElement(question: Question): object {
  const first = getFirst(question);
  return {
    name: question.id,
    title: question.title,
    description: toHelpText(question.help),
    ...toType(question),
    ...(first && { visibleIf: `{${first}} = true` }),
  };
}

function toType({ type, widget, options, scale, columns = [] }: Question): object {
  const choices = options.map(({ id, title }) => ({ value: id, text: title }));
  switch (type) {
    case 'boolean':
      return { type: 'boolean', renderAs: 'checkbox' };
    case 'text':
      return { type: widget === 'textarea' ? 'comment' : 'text' };
    case 'address':
      return { type: 'text' };
    case 'number':
      return { type: 'text', inputType: 'number' };
    case 'date':
      return { type: 'text', inputType: 'date' };
    case 'link':
      return { type: 'text', inputType: 'url' };
    case 'choice':
      return { type: widget === 'select' ? 'dropdown' : 'radiogroup', choices };
    case 'choices':
      return { type: 'checkbox', choices };
    case 'scale':
      return {
        type: 'rating',
        rateMin: scale?.from,
        rateMax: scale?.to,
        minRateDescription: scale?.low,
        maxRateDescription: scale?.high,
      };
    case 'rows':
      return {
        type: 'matrixdynamic',
        rowCount: 0,
        columns: columns.map((column) => ({ name: column.id, title: column.title, cellType: 'text' })),
      };
  }
}
