import { expect, it } from 'vitest';
import { startApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const path = '/api/report/further';

it('a section is saved only with its required answers, and these cannot be removed later', async () => {
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

it('two saves at once never leave a section without an answer that it requires', async () => {
  const server = await startApp();
  const browser = await server.login(email);
  const answers = { purpose: 'To pay.', custody: 'keeper', keepers: 'true,false' };
  const { body } = await browser.call('POST', path, { body: { email, ...answers } });
  const save = async (fields: object) =>
    (await browser.call('POST', `${path}/${email}/cg/${body.id}`, { body: { email, ...fields } })).status;
  for (let round = 0; round < 5; round += 1) {
    expect(await save({ custody: 'keeper', keepers: 'true,false' })).toBe(200);
    expect(await save({ custody: 'self' })).toBe(200);
    // The companies are required only where a company holds the coins.
    await Promise.all([save({ custody: 'keeper' }), save({ keepers: 'false,false' })]);
    const { body: record } = await browser.call('GET', `${path}/${email}/cg`);
    expect(record).toMatchObject({ custody: 'keeper', keepers: 'true,false' });
  }
});
