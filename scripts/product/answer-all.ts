import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { AnswerType } from '../../src/engine/answers.ts';
import type { Question, Questionnaire } from '../../src/engine/questionnaire.ts';
import { buildDir } from '../questionnaires/paths.ts';

export async function answerAll({ request }: Page, id: string, { email, name, yes = true }: AnswerOptions) {
  const compiled = await readFile(join(buildDir, id, 'questionnaire.json'), 'utf8');
  // The compile step wrote the file with this type.
  const questionnaire = JSON.parse(compiled) as Questionnaire;
  const about = { no: yes ? [] : listYesOrNo(questionnaire) };
  const data = { email, ...(name && { name }), ...toFields(questionnaire, yes), about };
  const response = await request.post(`/api/report/${id}`, { data });
  if (!response.ok()) throw new Error(`${id} could not be saved: ${response.status()}`);
}

interface AnswerOptions {
  readonly email: string;
  readonly name?: string;
  readonly yes?: boolean;
}

function toFields(questionnaire: Questionnaire, yes: boolean): Record<string, boolean | string> {
  return Object.fromEntries(
    listAsked(questionnaire).map((question) => [question.id, toField(question, yes)]),
  );
}

function listYesOrNo(questionnaire: Questionnaire): readonly string[] {
  return listAsked(questionnaire).flatMap(({ id, type }) => (type === 'boolean' ? [id] : []));
}

function listAsked({ sections }: Questionnaire): readonly Question[] {
  const questions = sections.flatMap((section) => section.questions);
  return questions.filter(({ conditions }) => conditions.length === 0);
}

function toField({ id, type, options }: Question, yes: boolean): boolean | string {
  const fields: Partial<Record<AnswerType, boolean | string>> = {
    boolean: yes,
    text: `=What I think of ${id}`,
    number: '7',
    scale: '1',
    link: 'https://example.com/',
    date: '2020-01-01',
    choice: options[0]?.id ?? '',
    choices: options.map((_, index) => String(index === 0)).join(','),
  };
  // Other types are left blank.
  return fields[type] ?? '';
}
