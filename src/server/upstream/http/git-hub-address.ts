import { toHttpsUrl } from './plain-text.ts';

interface GitHubAddress {
  readonly owner: string;
  /** Undefined: the address is an owner's, who may have many. */
  readonly repository: string | undefined;
  readonly href: string;
}

/** The owner or repository that a GitHub address names; undefined for any other address. */
export function toGitHubAddress(address: string | null): GitHubAddress | undefined {
  const url = toHttpsUrl(address);
  const found = url && /^https:\/\/(?:www\.)?github\.com\/([\w-]+)(?:\/([\w.-]+))?/i.exec(url);
  if (!found) return undefined;
  const [, owner = '', name] = found;
  const repository = name?.replace(/\.git$/, '');
  const href = `https://github.com/${[owner, repository].filter(Boolean).join('/')}`;
  return { owner, repository: repository || undefined, href };
}
