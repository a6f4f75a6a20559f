import { expect, it } from 'vitest';
import { startApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const hour = 60 * 60 * 1000;

it('a saved day from today on that has passed since does not block later saves, another one is 422 (I10)', async () => {
  const server = await startApp();
  const browser = await server.login(email);
  const own = { email, mail: 'a@example.com' };
  const first = await browser.call('POST', '/api/report/pact', { body: { ...own, review: '2026-11-21' } });
  expect(first.status).toBe(200);
  server.time.now += 13 * hour;
  const url = `/api/report/pact/${email}/cg/${first.body.id}`;
  const save = (fields: object) => browser.call('POST', url, { body: { ...own, ...fields } });
  expect((await save({ review: '2026-11-21', least: '3' })).status).toBe(200);
  const { body } = await browser.call('GET', `/api/report/pact/${email}/cg`);
  expect(body).toMatchObject({ review: '2026-11-21', least: '3' });
  const changed = await save({ review: '2026-11-20' });
  expect([changed.status, changed.body.error.fields]).toMatchObject([422, [{ path: 'review' }]]);
  expect(
    (await browser.call('POST', '/api/report/pact', { body: { ...own, review: '2026-11-21' } })).status,
  ).toBe(422);
});
