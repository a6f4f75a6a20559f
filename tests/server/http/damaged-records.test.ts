import { describe, expect, it } from 'vitest';
import { startApp } from '../../helpers/test-app.ts';

const email = 'own@example.com';
const coins = `/api/report/coineval`;
const social = `/api/report/social`;

/** Two coin analyses, the later one damaged in the database, and two days of a journal, the second one damaged. */
async function begin(text = '{"cut') {
  const server = await startApp();
  const browser = await server.login(email);
  const save = async (path: string, fields: Readonly<Record<string, unknown>>): Promise<string> => {
    const { body } = await browser.call('POST', path, { body: { email, ...fields } });
    return body.id;
  };
  const sound = await save(coins, { name: 'Bitcoin', reviews_real: true });
  const damaged = await save(coins, { name: 'Solana', reviews_real: true });
  await save(`${coins}/${email}/cg/${damaged}`, { reviews_real: false });
  const about = { name: 'Bitcoin', social_mood: 'Calm' };
  const firstDay = await save(social, about);
  server.time.now += 24 * 60 * 60 * 1000;
  const secondDay = await save(social, { ...about, social_mood: 'Loud' });
  await server.tamper(`UPDATE records SET content = '${text}' WHERE id IN ('${damaged}', '${secondDay}')`);
  return { server, browser, sound, damaged, firstDay, secondDay };
}

const texts = ['{"cut', '', 'null', '[]', '{"answers":null,"sections":[],"version":1}', '{"answers":{}}'];

describe('a record whose stored answers are damaged', () => {
  it.each(texts)('does not affect other records, lists or the export: %s (case 24)', async (text) => {
    const { browser, sound, damaged, firstDay, secondDay } = await begin(text);
    const read = (id: string) => browser.call('GET', `${coins}/${email}/records/${id}`);
    expect((await read(sound)).body).toMatchObject({ id: sound, reviews_real: true });
    for (const refused of [await read(damaged), await browser.call('GET', `${coins}/${email}/cg`)]) {
      expect([refused.status, refused.body.error.code]).toEqual([409, 'RECORD_DAMAGED']);
      expect(refused.body.error.message).toContain('This record');
    }
    const list = await browser.call('GET', `${coins}/${email}/records`);
    expect(list.body.map(({ name }: { name: string }) => name)).toEqual(['Solana', 'Bitcoin']);
    const { body: session } = await browser.call('GET', '/api/session');
    expect(session.records).toMatchObject([
      { id: damaged, complete: false, answered: 0 },
      { id: secondDay, complete: false, answered: 0 },
    ]);
    const { body: journal } = await browser.call('GET', `${social}/${email}/journal`);
    expect(journal).toMatchObject([
      { id: secondDay, about: { day: '2026-11-22', damaged: true } },
      { id: firstDay, about: { day: '2026-11-21' }, social_mood: 'Calm' },
    ]);
    expect(journal[0]).not.toHaveProperty('social_mood');
    const found = await browser.call('GET', `${social}/${email}/journal?words=calm`);
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([firstDay]);
    const { status, body: everything } = await browser.call('GET', '/api/account/export');
    expect([status, everything.records.length]).toEqual([200, 4]);
    const kept = everything.records.find(({ id }: { id: string }) => id === damaged);
    expect(kept).toMatchObject({
      stored: text,
      versions: [{ revision: 1, stored: { answers: { reviews_real: true } } }],
    });
  });

  it('refuses a save, and can be restored from an earlier version', async () => {
    const { browser, damaged } = await begin();
    const path = `${coins}/${email}/cg/${damaged}`;
    const save = await browser.call('POST', path, { body: { email, name: 'Solana', reviews_real: true } });
    expect([save.status, save.body.error.code]).toEqual([409, 'RECORD_DAMAGED']);
    const versions = `${coins}/${email}/records/${damaged}/versions`;
    expect((await browser.call('GET', versions)).body).toMatchObject([{ revision: 1 }]);
    expect((await browser.call('POST', `${versions}/1/restore`)).status).toBe(200);
    expect((await browser.call('GET', `${coins}/${email}/cg`)).body).toMatchObject({ reviews_real: true });
    // The unreadable record is kept as a version, which cannot be restored either.
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/restore'],
    ] as const) {
      const { status, body } = await browser.call(method, `${versions}/2${end}`);
      expect([status, body.error.code]).toEqual([409, 'RECORD_DAMAGED']);
    }
  });

  it('can be deleted, which makes the record before it the latest', async () => {
    const { browser, sound, damaged } = await begin();
    const path = `${coins}/${email}/records/${damaged}`;
    expect((await browser.call('PATCH', path, { body: { deleted: true } })).status).toBe(200);
    expect((await browser.call('GET', `${coins}/${email}/cg`)).body).toMatchObject({ id: sound });
  });
});

it('a damaged list of saved sections does not prevent reading its record or the list of records', async () => {
  const { server, browser, sound } = await begin();
  await server.tamper(`UPDATE records SET sections = '["rev' WHERE id = '${sound}'`);
  const { status, body } = await browser.call('GET', `${coins}/${email}/records`);
  expect([status, body.at(-1).sections]).toEqual([200, ['reviews']]);
  expect((await browser.call('GET', `${coins}/${email}/records/${sound}`)).status).toBe(200);
});
