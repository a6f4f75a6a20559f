import { expect, it } from 'vitest';
import { startApp } from '../../helpers/test-app.ts';

const email = 'maya@studio.example';
// The former names of the fixture and of its section.
const former = { module: 'wider', section: 'requested' };
const now = { module: 'further', section: 'needed' };

it('a renamed questionnaire and its renamed section keep their records, and are paid once', async () => {
  const server = await startApp();
  const browser = await server.login(email);
  const body = { email, purpose: 'To pay.', custody: 'self' };
  const saved = await browser.call('POST', `/api/report/${now.module}`, { body });
  const claim = (name: string) =>
    browser.call('POST', `/api/report/coin/${email}`, { body: { module_name: name } });
  expect((await claim(`${now.module}_${now.section}`)).body).toMatchObject({ gained: 5 });
  // The record as written before the section was renamed: storage keeps the questionnaire's first id.
  await server.tamper(
    `UPDATE saved_sections SET section = '${former.section}' WHERE module = '${former.module}'`,
  );
  await server.tamper(`UPDATE records SET sections = '["${former.section}"]',
    content = replace(content, '["${now.section}"]', '["${former.section}"]') WHERE module = '${former.module}'`);
  for (const name of [former.module, now.module]) {
    const read = await browser.call('GET', `/api/report/${name}/${email}/records/${saved.body.id}`);
    expect(read.body).toMatchObject({ purpose: 'To pay.', about: { sections: [now.section] } });
  }
  const session = await browser.call('GET', '/api/session');
  expect(session.body).toMatchObject({
    curr_coins: 5,
    records: [{ module: now.module, sections: [now.section] }],
    paid: [`${now.module}_${now.section}`],
  });
  for (const { module, section } of [former, now]) {
    expect((await claim(`${module}_${section}`)).body).not.toHaveProperty('gained');
  }
  // A save from a tab with the old name goes into the same record, which lists the section once.
  const later = await browser.call('POST', `/api/report/${former.module}/${email}/cg/${saved.body.id}`, {
    body: { email, purpose: 'To save.' },
  });
  expect(later).toMatchObject({ status: 200, body: { id: saved.body.id } });
  const list = await browser.call('GET', `/api/report/${now.module}/${email}/records`);
  expect(list.body).toMatchObject([{ id: saved.body.id, sections: [now.section] }]);
});
