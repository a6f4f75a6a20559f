/**
 * Develops with hot reload: Vite serves the app, the server restarts when its code changes, and questionnaires are
 * compiled again when schemas/ changes and shown without a reload. Broken files are shown with their faults, also at the
 * start; the other questionnaires go on.
 *
 * Usage: npm run dev        the app is on http://127.0.0.1:5173 (PORT moves it), the server on the port after it, and
 * every questionnaire on /preview, without logging in
 */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { startApiServer } from './dev/api-server.ts';
import { holdRequests } from './dev/hold-requests.ts';
import { devQuestionnaires, openHotQuestionnaires } from './dev/hot-questionnaires.ts';
import { onChange } from './dev/on-change.ts';
import { previewPages } from './dev/preview-pages.ts';
import { previewPath } from './dev/preview/paths.ts';
import { setFactsFeed } from './dev/set-facts-feed.ts';
import { compileSound } from './questionnaires/compile.ts';
import type { Problem } from './questionnaires/problem.ts';
import { devBuildDir, schemasDir } from './questionnaires/paths.ts';
import { runMain } from './setup/command.mjs';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await runMain(async () => {
  // Compiling runs Vite's build, which would make this whole process one for production.
  process.env['NODE_ENV'] = 'development';
  const { problems } = await compileSound({ to: devBuildDir });
  await develop(Number(process.env['PORT'] ?? 5173), problems);
  return 0;
});

async function develop(port: number, problems: readonly Problem[]): Promise<void> {
  process.env['API_SERVER'] = `http://127.0.0.1:${port + 1}`;
  const api = startApiServer(port + 1, { PUBLIC_URL: `http://127.0.0.1:${port}` });
  const closing: (() => Promise<void>)[] = [() => api.stop()];
  const stop = () => void Promise.all(closing.map((close) => close())).finally(() => process.exit());
  // Registered early, so that the server always ends with this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const vite = await createServer({
    configFile: at('vite.config.ts'),
    plugins: [
      previewPages(schemasDir),
      holdRequests(api),
      setFactsFeed(`http://127.0.0.1:${port + 1}`),
      devQuestionnaires(schemasDir),
    ],
    server: { port },
  });
  closing.push(() => vite.close());
  await vite.listen();
  vite.printUrls();
  console.log(`  ➜  Preview of questionnaires: http://127.0.0.1:${port}${previewPath}`);

  const questionnaires = openHotQuestionnaires(vite, schemasDir, problems);
  const settleSchemas = onChange(vite.watcher, [schemasDir], async (paths) => {
    if (await questionnaires.update(paths)) api.restart();
  });
  const settleCode = onChange(
    vite.watcher,
    ['server', 'engine', 'contracts', 'lib'].map((zone) => at(`src/${zone}`)),
    async () => api.restart(),
  );
  closing.push(settleSchemas, settleCode);
}
