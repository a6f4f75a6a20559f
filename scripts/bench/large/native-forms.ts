import type { Questionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { toFormio } from './formio-form.ts';
import { toJsonForms } from './json-forms-form.ts';
import { toSurvey } from './survey-form.ts';

/** A questionnaire as each library has it in its documentation; pages of react-hook-form are written by hand. */
export const nativeForms = {
  'react-hook-form': ({ sections }: Questionnaire): object =>
    sections.map(({ id, title, questions }) => ({ id, title, questions })),
  surveyjs: toSurvey,
  'json-forms': toJsonForms,
  formio: toFormio,
} as const;
