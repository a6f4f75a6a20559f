import { minute } from '../../../lib/durations.ts';
import type { CoinFactSource } from '../../ports/coin-facts.ts';
import type { Provider } from '../http/provider.ts';
import { loadCodeChange, sourceName } from './code-change.ts';

/**
 * GitHub: 60 calls an hour without a key and 5,000 with one; above that it responds 403 with rate-limit headers. A 403
 * without these headers concerns one repository.
 */
export const gitHub: Provider<{ readonly coinFacts: CoinFactSource }> = {
  id: 'GITHUB',
  name: sourceName,
  key: 'optional',
  bases: () => ['https://api.github.com'],
  authorize: (key) => ({ headers: { Authorization: `Bearer ${key}` } }),
  limits: (key) => [{ calls: key === undefined ? 50 : 4500, per: 60 * minute }],
  build: ({ loaders: [{ loadJson }] }) => ({
    coinFacts: {
      name: sourceName,
      readers: { codeChange: ({ repository }) => loadCodeChange(loadJson, repository) },
    },
  }),
};
