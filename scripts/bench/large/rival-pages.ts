import type { Plugin } from 'vite';
import type { Questionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { nativeForms } from './native-forms.ts';

const prefix = 'virtual:form/';

/** Gives the pages of other libraries the questionnaire as each has it, and takes what they save. */
export function rivalPages(questionnaire: Questionnaire): Plugin {
  return {
    name: 'rival-pages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const found = Object.entries(nativeForms).find(([name]) => id === `\0${prefix}${name}`);
      return found && `export default ${JSON.stringify(found[1](questionnaire))};`;
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use('/save', (request, response) => {
        request.resume();
        request.once('end', () => response.writeHead(204).end());
      });
    },
  };
}
