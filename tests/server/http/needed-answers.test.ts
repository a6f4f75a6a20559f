import { expect, it } from 'vitest';
import { startApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const path = '/api/report/further';

it('a section is saved once it has the answers that it needs, and keeps them', async () => {
  const server = await startApp();
  const browser = await server.login(email);
  const refused = await browser.call('POST', path, { body: { email, purpose: 'To pay.', audited: true } });
  expect(refused.status).toBe(422);
  expect(refused.body.error.fields).toEqual([{ path: 'custody', message: 'Must be answered.' }]);
  const saved = await browser.call('POST', path, { body: { email, purpose: 'To pay.', custody: 'self' } });
  expect(saved.status).toBe(200);
  const later = (fields: object) =>
    browser.call('POST', `${path}/${email}/cg/${saved.body.id}`, { body: { email, ...fields } });
  expect((await later({ audited: true })).status).toBe(200);
  expect((await later({ purpose: ' ' })).body.error.fields).toMatchObject([{ path: 'purpose' }]);
  expect((await browser.call('GET', `${path}/${email}/cg`)).body).toMatchObject({
    purpose: 'To pay.',
    custody: 'self',
    audited: true,
  });
});
