import { Type } from 'typebox';
import { minute } from '../../../lib/durations.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { toGitHubAddress } from '../http/git-hub-address.ts';
import { toMoment } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { buildResponseReader } from '../http/response-checks.ts';
import { orNull, text } from '../http/schemas.ts';

const repositorySchema = Type.Object({ pushed_at: orNull(text) });
const readRepository = buildResponseReader('/repos', repositorySchema);
const readRepositories = buildResponseReader('/users/repos', Type.Array(repositorySchema));

/**
 * The last push to a repository or to any of an owner's, ISO 8601; null without a push. Rejects with SourceFailure,
 * 'not-found' if there is no such owner or repository.
 */
async function loadCodeChange(load: LoadJson, address: string | null): Promise<string | null> {
  const place = toGitHubAddress(address);
  if (place === undefined) throw new SourceFailure('not-found', 'no place at GitHub');
  const { owner, repository } = place;
  const latest =
    repository === undefined
      ? readRepositories(await load(`/users/${owner}/repos?sort=pushed&per_page=1`))[0]
      : readRepository(await load(`/repos/${owner}/${encodeURIComponent(repository)}`));
  const moment = toMoment(latest?.pushed_at);
  return moment === undefined ? null : new Date(moment).toISOString();
}

/**
 * GitHub: 60 calls an hour without a key and 5,000 with one; above that it responds 403 with rate-limit headers. A 403
 * without these headers concerns one repository.
 */
export const gitHub: Provider<'coinFacts'> = {
  id: 'GITHUB',
  name: 'GitHub',
  key: 'optional',
  bases: () => ['https://api.github.com'],
  authorize: (key) => ({ headers: { Authorization: `Bearer ${key}` } }),
  limits: (key) => [{ calls: key === undefined ? 50 : 4500, per: 60 * minute }],
  build: ({ loaders: [{ loadJson }] }) => ({
    coinFacts: {
      readers: { codeChange: ({ repository }) => loadCodeChange(loadJson, repository) },
    },
  }),
};
