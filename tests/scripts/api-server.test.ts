import { expect, it, onTestFinished } from 'vitest';
import { startApiServer } from '../../scripts/dev/api-server.ts';
import { findFreePort, makeDataDir } from '../../scripts/product/server.ts';

it('is ready when no restart is under way any more, also one that ended the start that was waited for', async () => {
  const folder = makeDataDir();
  const port = await findFreePort();
  const api = startApiServer(port, { DATA_DIR: folder.path, LOG_LEVEL: 'silent', UPSTREAMS: 'sample' });
  onTestFinished(async () => {
    await api.stop();
    folder.remove();
  });
  await api.ready();
  let begun = 0;
  const restart = () =>
    api.restart(async () => {
      begun += 1;
    });
  restart();
  const page = api.ready().then(() => fetch(`http://127.0.0.1:${port}/healthz`));
  await expect
    .poll(() => {
      restart();
      return begun;
    })
    .toBe(2);
  expect((await page).status).toBe(200);
});
