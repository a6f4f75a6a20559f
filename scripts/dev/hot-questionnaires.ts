import { relative, sep } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { compileSound } from '../questionnaires/compile.ts';
import { toLine } from '../questionnaires/check.ts';
import type { Problem } from '../questionnaires/problem.ts';
import { devBuildDir } from '../questionnaires/paths.ts';

/** Modules that import compiled questionnaires. */
const readsCompiled = /\/research\/questionnaires\//;

/** Pages read the questionnaires of development, and get updates by an event: Vite would reload them for each file. */
export function devQuestionnaires(schemas: string): Plugin {
  return {
    name: 'dev-questionnaires',
    enforce: 'pre',
    transform: {
      filter: { id: readsCompiled },
      handler: (code) => code.replaceAll('/build/questionnaires', '/build/dev/questionnaires'),
    },
    hotUpdate: {
      order: 'post',
      handler: ({ file }) =>
        [devBuildDir, schemas].some((folder) => file.startsWith(folder + sep)) ? [] : undefined,
    },
  };
}

export function openHotQuestionnaires(
  { ws, moduleGraph }: Pick<ViteDevServer, 'ws' | 'moduleGraph'>,
  schemas: string,
  found: readonly Problem[],
) {
  let wrong: ErrorPayload | undefined;
  // A page that is opened later must show the problem too.
  ws.on('connection', () => {
    if (wrong) ws.send(wrong);
  });
  const show = (err: ErrorPayload['err']) => {
    console.error(err.message);
    wrong = { type: 'error', err };
    ws.send(wrong);
  };
  if (found.length > 0) show(toOverlay(found));
  return {
    /**
     * Compiles what changed and shows it, then the problems on the page. Returns true if the server must restart.
     */
    async update(paths: ReadonlySet<string>): Promise<boolean> {
      try {
        const { catalog, changed, problems } = await compileSound({ from: schemas, to: devBuildDir });
        wrong = undefined;
        invalidateCompiled(moduleGraph);
        // Vite serves a picture among the page's own files.
        const isPicture = [...paths].some((path) => relative(schemas, path).split(sep)[1] === 'images');
        if (isPicture) ws.send({ type: 'full-reload' });
        else {
          const ids = catalog
            .map(({ id }) => id)
            .filter((id) => changed.some((path) => path.startsWith(id + sep)));
          ws.send('questionnaires:compiled', { catalog, ids, folder: `/@fs${devBuildDir}`, at: Date.now() });
        }
        if (problems.length > 0) show(toOverlay(problems));
        else console.log('Questionnaires compiled.');
        return changed.length > 0;
      } catch (error) {
        show(toUnexpected(error));
        return false;
      }
    },
  };
}

/** So that a page loaded next reads the new files: the compiled ones, and the modules that list them. */
function invalidateCompiled(moduleGraph: ViteDevServer['moduleGraph']): void {
  for (const one of moduleGraph.idToModuleMap.values()) {
    const file = one.file ?? '';
    if (file.startsWith(devBuildDir + sep) || readsCompiled.test(file)) moduleGraph.invalidateModule(one);
  }
}

/** The content of Vite's overlay, which opens the file of a line in the editor. */
function toOverlay(problems: readonly Problem[]) {
  const [first] = problems;
  return {
    plugin: 'schemas',
    message: problems.map(toLine).join('\n'),
    stack: '',
    ...(first && { id: first.file, loc: { file: first.file, line: first.line, column: 1 } }),
  };
}

/** For any other failure, such as a file that disappears while it is read: the next change tries again. */
function toUnexpected(error: unknown) {
  return {
    plugin: 'schemas',
    message: `The questionnaires could not be compiled: ${String(error)}`,
    stack: '',
  };
}
