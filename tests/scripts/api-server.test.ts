import { createServer, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startApiServer } from '../../scripts/dev/api-server.ts';
import { findFreePort, makeDataDir } from '../../scripts/product/server.ts';
import { listen } from '../../scripts/product/listen.ts';

it('the API server of npm run dev is ready only after the last of several restarts', async () => {
  const { api, port } = await start();
  api.restart();
  const page = api.ready().then(() => fetch(`http://127.0.0.1:${port}/healthz`));
  await expect.poll(() => answers(port), { interval: 5 }).toBe(false);
  api.restart();
  expect((await page).status).toBe(200);
});

it('the API server of npm run dev restarts only after a running request has ended', async () => {
  const { api, port } = await start();
  const restartDuring = async (response: ServerResponse) => {
    await api.ready(response);
    api.restart();
    // Long enough for a server that was signalled to end.
    let isThere = true;
    for (let count = 0; count < 50 && isThere; count += 1) isThere = await answers(port);
    response.end(String(isThere));
  };
  const proxy = createServer((_request, response) => void restartDuring(response));
  const proxyPort = await listen(proxy);
  onTestFinished(() => void proxy.close());
  expect(await (await fetch(`http://127.0.0.1:${proxyPort}/`)).text()).toBe('true');
  await expect.poll(() => answers(port), { interval: 5 }).toBe(false);
  await api.ready();
});

it('the API server of npm run dev leaves no process behind if it is stopped during a restart', async () => {
  const { api, port } = await start();
  api.restart();
  await api.stop();
  expect(await answers(port)).toBe(false);
});

async function start() {
  const folder = makeDataDir();
  const port = await findFreePort();
  const api = startApiServer(port, { DATA_DIR: folder.path, LOG_LEVEL: 'silent', UPSTREAMS: 'sample' });
  onTestFinished(async () => {
    await api.stop();
    folder.remove();
  });
  await api.ready();
  return { api, port };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
