import { Type } from 'typebox';
import { hour } from '../../../../lib/durations.ts';
import type { NewsRow } from '../../../ports/market.ts';
import { orNull, text } from '../../http/schemas.ts';
import { buildRowsReader } from '../sample-rows.ts';

const sources = ['Sample Gazette', 'Sample Ledger', 'Sample Courier'] as const;

/** Each picture is a file of the sample. */
const headlines = Type.Array(Type.Object({ title: text, picture: orNull(text) }));

/** The sample's news, newest first: the latest is an hour before `midnight` (ms), the others some hours apart. */
export function buildNews(): (midnight: number) => readonly NewsRow[] {
  const rows = buildRowsReader('headlines.json', headlines);
  return (midnight) =>
    rows().map(({ title, picture }, index) => ({
      title,
      link: `https://example.com/sample-news/${index + 1}`,
      imgUrl: picture === null ? null : `/media/${picture}`,
      feedDate: midnight - hour * (1 + index * 5),
      source: sources[index % sources.length] ?? sources[0],
    }));
}
