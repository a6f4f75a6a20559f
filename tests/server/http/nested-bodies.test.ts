import { expect, it } from 'vitest';
import { FuzzServer } from '../../helpers/fuzz/fuzz-server.ts';
import type { Browser } from '../../helpers/test-app.ts';
import { timeLimits } from '../../../scripts/product/time-limits.ts';

const mode = { AUTH_MODE: 'code', SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost' } as const;
/** Of the answers that the server has at first. */
const seed = 1;
const mostFaults = 5;
const own = { email: 'maya@studio.example', module: 'everything', revision: '1' } as const;
const emailOfAnn = 'ann@studio.example';

const nested = {
  lists: (levels: number) => '['.repeat(levels) + ']'.repeat(levels),
  objects: (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
};

/** The bodies of a call with `value` in them, by the field that holds it. */
const bodiesWith = (value: string): readonly (readonly [field: string, text: string])[] => [
  ['', `[${value}]`],
  ['name', `{"email":"${own.email}","name":${value}}`],
  ['is_listed', `{"email":"${own.email}","name":"Punks","is_listed":${value}}`],
  ['response', `{"name":"Phone","response":{"id":"x","response":${value}}}`],
  ['about', `{"email":"${own.email}","name":"Punks","is_listed":true,"about":{"no":${value}}}`],
  [
    'about',
    `{"email":"${own.email}","name":"Punks","is_listed":true,"about":{"evidence":{"is_listed":{"facts":${value}}}}}`,
  ],
];

it(
  'every call refuses a body that is nested too deep with its field, and no save beside it fails (case 42)',
  { timeout: 4 * timeLimits.server.test },
  async () => {
    const { server, operations } = await FuzzServer.start(mode, seed);
    const [maya, ann] = [await server.login(own.email), await server.login(emailOfAnn)];
    const create = async (browser: Browser, email: string) =>
      (
        await browser.call('POST', '/api/report/everything', {
          body: { email, name: 'Punks', is_listed: true },
        })
      ).body.id;
    const [id, idOfAnn] = [await create(maya, own.email), await create(ann, emailOfAnn)];
    const save = () =>
      ann.call('POST', `/api/report/everything/${emailOfAnn}/cg/${idOfAnn}`, {
        body: { email: emailOfAnn, is_listed: true },
      });
    const known = new Map<string, string>(Object.entries({ ...own, id }));
    const faults: string[] = [];
    for (const { method, path, body: schema } of operations) {
      if (schema === undefined) continue;
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? 'x');
      for (const levels of [20, 4000, 8000])
        for (const nest of Object.values(nested))
          for (const [field, text] of bodiesWith(nest(levels))) {
            const [refused, saved] = await Promise.all([maya.call(method, url, { text }), save()]);
            const named = refused.body?.error.fields?.[0]?.path;
            if (refused.status !== 422 || named !== field || saved.status !== 200)
              faults.push(`${method} ${path} ${text.slice(0, 90)}: ${refused.text} ${saved.status}`);
          }
    }
    expect(faults.slice(0, mostFaults)).toEqual([]);
  },
);
