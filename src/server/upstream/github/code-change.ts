import { Type } from 'typebox';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toGitHubAddress } from '../http/git-hub-address.ts';
import { toMoment } from '../http/plain-values.ts';
import { buildResponseReader } from '../http/response-checks.ts';
import { orNull, text } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'GitHub';

const repositorySchema = Type.Object({ pushed_at: orNull(text) });
const readRepository = buildResponseReader({ source: sourceName, route: '/repos' }, repositorySchema);
const readRepositories = buildResponseReader(
  { source: sourceName, route: '/users/repos' },
  Type.Array(repositorySchema),
);

/**
 * The last push to a repository or to any of an owner's, ISO 8601; null without a push. Rejects with UpstreamError,
 * 'not-found' if there is no such owner or repository.
 */
export async function loadCodeChange(load: LoadJson, address: string | null): Promise<string | null> {
  const place = toGitHubAddress(address);
  if (place === undefined) throw new UpstreamError('not-found', sourceName, { detail: 'no place at GitHub' });
  const { owner, repository } = place;
  const latest =
    repository === undefined
      ? readRepositories(await load(`/users/${owner}/repos?sort=pushed&per_page=1`))[0]
      : readRepository(await load(`/repos/${owner}/${encodeURIComponent(repository)}`));
  const moment = toMoment(latest?.pushed_at);
  return moment === undefined ? null : new Date(moment).toISOString();
}
