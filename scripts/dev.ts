/**
 * Develops with hot reload: the app through Vite, the server restarted when its code changes, the
 * questionnaires compiled anew when schemas/ changes.
 *
 * Usage: npm run dev        the app is on http://127.0.0.1:5173 (PORT moves it), the server on the port after it
 */
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { startApiServer } from './dev/api-server.ts';
import { compileAll } from './questionnaires/compile.ts';
import { schemasDir } from './questionnaires/paths.ts';
import { ensureBuilt } from './setup/build.mjs';
import { runMain } from './setup/command.mjs';

await runMain(async () => {
  // Compiling runs Vite's build, which would make this whole process one for production.
  process.env['NODE_ENV'] = 'development';
  // The server refuses to start without the pages that it serves, though nobody asks it for them here.
  ensureBuilt(process.execPath);
  await compileAll();
  await develop(Number(process.env['PORT'] ?? 5173));
  return 0;
});

async function develop(port: number): Promise<void> {
  process.env['API_SERVER'] = `http://127.0.0.1:${port + 1}`;
  const api = startApiServer({ PORT: String(port + 1), PUBLIC_URL: `http://127.0.0.1:${port}` });
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: { port },
  });
  await vite.listen();
  vite.printUrls();

  const settle = onSchemaChange(vite, async () => {
    await api.restart();
    vite.moduleGraph.invalidateAll();
    vite.ws.send({ type: 'full-reload' });
  });
  const stop = () => void Promise.all([settle(), vite.close(), api.stop()]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** Compiles after every change of schemas/ and then calls back; answers with how to end that. */
function onSchemaChange(vite: ViteDevServer, reload: () => Promise<void>): () => Promise<void> {
  let compiling = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  vite.watcher.add(schemasDir).on('all', (_, path) => {
    if (!path.startsWith(schemasDir)) return;
    clearTimeout(waiting);
    // Editors write a file in several steps.
    waiting = setTimeout(() => {
      compiling = compiling.then(() => recompile(reload));
    }, 100);
  });
  return () => {
    clearTimeout(waiting);
    return compiling;
  };
}

async function recompile(reload: () => Promise<void>): Promise<void> {
  try {
    await compileAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return;
  }
  await reload();
  console.log('Questionnaires compiled.');
}
