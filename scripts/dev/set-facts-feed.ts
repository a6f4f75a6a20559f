import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { feedHeaders } from '../../src/contracts/feed.ts';
import { bases } from '../../src/contracts/config.ts';
import { readSetFacts, withSetFacts, type SetFacts } from './preview/set-facts.ts';

/** Puts the facts that the preview has set in this browser among those of any coin. */
export function setFactsFeed(apiServer: string): Plugin {
  return {
    name: 'set-facts-feed',
    enforce: 'pre',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { url = '', headers } = request;
        const set = readSetFacts(headers.cookie ?? '');
        if (!url.startsWith(`${bases.coinData}/facts/`) || Object.keys(set).length === 0) return next();
        void answer(`${apiServer}${url}`, set, headers.cookie ?? '', response);
      });
    },
  };
}

async function answer(url: string, set: SetFacts, cookie: string, response: ServerResponse): Promise<void> {
  try {
    const sent = await fetch(url, { headers: { cookie } });
    const facts: unknown = await sent.json();
    for (const name of [...Object.values(feedHeaders), 'content-type'])
      if (sent.headers.has(name)) response.setHeader(name, sent.headers.get(name) ?? '');
    response.statusCode = sent.status;
    response.end(JSON.stringify(Array.isArray(facts) ? withSetFacts(facts, set, Date.now()) : facts));
  } catch (error) {
    response.statusCode = 502;
    response.end(String(error));
  }
}
