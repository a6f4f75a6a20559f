import { describe, expect, it } from 'vitest';
import { loadFixture } from '../../helpers/load-compiled.ts';
import { startApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
const record = `/api/report/pact/${email}`;

async function start() {
  const server = await startApp();
  await server.addMember(email);
  return server.login(email);
}

const { questionnaire } = await loadFixture('pact');
const words = (at: string) =>
  questionnaire.sections.flatMap(({ rules = [] }) => rules).find((rule) => rule.at === at)?.words;

describe('a save that breaks a rule of its section', () => {
  it('returns 422 with the words of the rule at its question, and changes nothing (I8)', async () => {
    const browser = await start();
    const save = (fields: object, id?: string) =>
      browser.call('POST', id === undefined ? '/api/report/pact' : `${record}/cg/${id}`, {
        body: { email, ...fields },
      });
    const first = await save({ mail: 'a@example.com', least: '3', most: '5' });
    expect(first.status).toBe(200);
    const { id } = first.body;
    const broken = await save({ least: '9' }, id);
    expect([broken.status, broken.body.error.code, broken.body.error.fields]).toEqual([
      422,
      'INVALID_FIELD',
      [{ path: 'most', message: words('most') }],
    ]);
    const { body } = await browser.call('GET', `${record}/records/${id}`);
    expect(body).toMatchObject({ least: '3', most: '5' });
    // A warning refuses nothing, and a text is no field.
    expect((await save({ least: '12', most: '12' }, id)).status).toBe(200);
    const imported = { about: { imported: { id: 'of-another-server' } }, mail: 'a@example.com' };
    expect((await save({ ...imported, least: '9', most: '5' })).status).toBe(200);
    const sent = await save({ renewal: '' }, id);
    expect([sent.status, sent.body.error.fields[0].path]).toEqual([422, 'renewal']);
  });
});
