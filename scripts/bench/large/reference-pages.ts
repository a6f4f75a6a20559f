import type { Plugin } from 'vite';
import { toHelpText } from '../../../src/engine/compile/help.ts';
import type { Question, Questionnaire } from '../../../src/engine/questionnaire.ts';

export const bareHtmlPath = '/bare';
const sectionsModule = 'virtual:sections';

export function referencePages({ sections }: Questionnaire): Plugin {
  return {
    name: 'reference-pages',
    resolveId: (id) => (id === sectionsModule ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${sectionsModule}`
        ? `export default ${JSON.stringify(sections.map(({ id: section, title, questions }) => ({ id: section, title, questions })))};`
        : undefined,
    configurePreviewServer({ middlewares }) {
      middlewares.use('/save', (request, response) => {
        request.resume();
        request.once('end', () => response.writeHead(204).end());
      });
      middlewares.use(bareHtmlPath, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(toBarePage(sections[0]?.questions ?? []));
      });
    },
  };
}

function toBarePage(questions: readonly Question[]): string {
  return `<!doctype html><html lang="en"><title>Bare</title><form>${questions.map(toBareField).join('')}</form></html>`;
}

function toBareField({ id, title, help, type }: Question): string {
  const input = `<input id="${id}" name="${id}" type="${type === 'boolean' ? 'checkbox' : 'text'}">`;
  return `<fieldset><legend>${title}</legend>${input}<p>${toHelpText(help)}</p></fieldset>`;
}
