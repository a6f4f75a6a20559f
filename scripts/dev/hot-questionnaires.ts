import { relative, sep } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { compileAll, compileSome, ContentError } from '../questionnaires/compile.ts';
import { toLine } from '../questionnaires/check.ts';
import type { Problem } from '../questionnaires/json-file.ts';
import { optionsFolder } from '../questionnaires/option-lists.ts';
import { buildDir } from '../questionnaires/paths.ts';

/** Pages take compiled questionnaires by an event: Vite would load the page anew for each file that was written. */
export function ownUpdates(schemas: string): Plugin {
  return {
    name: 'own-updates',
    hotUpdate: {
      order: 'post',
      handler: ({ file }) =>
        [buildDir, schemas].some((folder) => file.startsWith(folder + sep)) ? [] : undefined,
    },
  };
}

/** Keeps what a development server shows in step with schemas/. */
export function openHotQuestionnaires(
  { ws, moduleGraph }: Pick<ViteDevServer, 'ws' | 'moduleGraph'>,
  schemas: string,
) {
  let wrong: ErrorPayload | undefined;
  // A page that is opened later should not look as if all were well.
  ws.on('connection', () => {
    if (wrong) ws.send(wrong);
  });
  return {
    /** Compiles what changed and shows it, or says on the page what is wrong. True: the server needs to know. */
    async update(paths: ReadonlySet<string>): Promise<boolean> {
      try {
        const update = await compileChanged(paths, schemas);
        wrong = undefined;
        moduleGraph.invalidateAll();
        if (update) ws.send('questionnaires:compiled', update);
        else ws.send({ type: 'full-reload' });
        console.log('Questionnaires compiled.');
        return true;
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        console.error(error.message);
        wrong = { type: 'error', err: toOverlay(error.problems) };
        ws.send(wrong);
        return false;
      }
    },
  };
}

/** What pages need to know; undefined: so much changed that they are better loaded anew. */
async function compileChanged(paths: ReadonlySet<string>, schemas: string) {
  const changed = [...paths].map((path) => relative(schemas, path).split(sep));
  // The format itself and a list are about all of them, and a picture is one of the page's own files.
  const isSmall = changed.every(
    ([id, file]) => id !== 'meta' && id !== optionsFolder && file?.endsWith('.json'),
  );
  if (!isSmall) {
    await compileAll({ from: schemas });
    return undefined;
  }
  const ids = new Set(changed.flatMap(([id]) => (id === undefined ? [] : [id])));
  const catalog = await compileSome(ids, { from: schemas });
  return { catalog, ids: [...ids], folder: `/@fs${buildDir}`, at: Date.now() };
}

/** What Vite's overlay shows; it opens the file of a line in the editor. */
function toOverlay(problems: readonly Problem[]) {
  const [first] = problems;
  return {
    plugin: 'schemas',
    message: problems.map(toLine).join('\n'),
    stack: '',
    ...(first && { id: first.file, loc: { file: first.file, line: first.line, column: 1 } }),
  };
}
