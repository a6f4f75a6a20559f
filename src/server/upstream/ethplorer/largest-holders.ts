import type { JSONSchema } from 'json-schema-to-ts';
import { UpstreamError, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toPositive } from '../http/plain-values.ts';
import { buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Ethplorer';

const origin = { source: sourceName, route: '/getTopTokenHolders' } as const;
const readHolders = buildResponseReader(origin, {
  type: 'object',
  required: ['holders'],
  properties: { holders: { type: 'array' } },
} as const satisfies JSONSchema);
const readHolder = buildRowReader({
  type: 'object',
  required: ['share'],
  properties: { share: {} },
} as const satisfies JSONSchema);

const holderCount = 10;

interface HoldersRequest {
  readonly tokenAddress: string | null;
  readonly key: string;
}

/** The largest holders' share of a token on Ethereum, in percent; null if no holder is known. Rejects with UpstreamError. */
export async function loadLargestHolders(
  load: LoadJson,
  { tokenAddress, key }: HoldersRequest,
): Promise<number | null> {
  const query = new URLSearchParams({ apiKey: key, limit: String(holderCount) });
  const address = toSegment(sourceName, tokenAddress ?? '');
  const { holders } = readHolders(await load(`/getTopTokenHolders/${address}?${query.toString()}`));
  const shares = convertRows(origin, holders, (row) => toPositive(readHolder(row)?.share));
  if (shares.length === 0) return null;
  const held = shares
    .toSorted((a, b) => b - a)
    .slice(0, holderCount)
    .reduce((total, share) => total + share, 0);
  // Each share is rounded.
  if (held <= 101) return Math.min(held, 100);
  throw new UpstreamError('malformed', sourceName, { detail: `${origin.route}: ${held} percent are held` });
}
