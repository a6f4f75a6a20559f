import { standInCoins } from '../product/internet/coins.ts';
import { startInternet } from '../product/internet/internet.ts';
import { withoutLimits } from '../product/no-limits.ts';
import { startServer } from '../product/server.ts';
import type { CoinFacts } from '../../src/contracts/coin-facts.ts';
import { login } from './login.ts';
import { makeSqlite } from './place.ts';
import { printCells, printTitle } from './print.ts';
import { seed, seededEmail } from './seed.ts';

/** Between two requests for facts that are still loading, in ms. */
const pause = 500;

/** Prints how often each service is called for a coin's facts that are not cached, from a stand-in for the internet. */
export async function printColdCoins(): Promise<void> {
  const place = await makeSqlite();
  await seed(place, 1);
  const internet = await startInternet();
  const server = await startServer({ ...place.env, ...withoutLimits, ...internet.env });
  try {
    const cookie = await login(server.url, seededEmail(1));
    printTitle(
      'Feeds, calls for the facts of a coin that is not cached; the first also loads what all coins share',
    );
    printCells('', ['live', 'calls']);
    for (const { paprikaId: id } of standInCoins) {
      const before = internet.requests.length;
      const facts = await loadFacts(`${server.url}/api/coin-data/facts/${id}`, cookie);
      const live = facts.filter(({ state }) => state === 'live').length;
      printCells(id, [`${live} of ${facts.length}`, countCalls(internet.requests.slice(before))]);
    }
  } finally {
    await server.stop();
    await internet.close();
    await place.remove();
  }
}

async function loadFacts(url: string, cookie: string): Promise<CoinFacts> {
  for (;;) {
    const response = await fetch(url, { headers: { cookie } });
    if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own contract
    const facts = (await response.json()) as CoinFacts;
    if (!facts.some((fact) => fact.state === 'missing' && fact.reason === 'loading')) return facts;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** How often each service was called, by the first part of the path. */
function countCalls(requests: readonly string[]): string {
  const services = requests.map((path) => path.split('/')[1] ?? '');
  const counts = Object.entries(Object.groupBy(services, (service) => service));
  return counts.map(([service, calls]) => `${service} ${calls?.length ?? 0}`).join(', ');
}
