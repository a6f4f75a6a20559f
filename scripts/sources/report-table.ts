import { findSourceTerms } from '../../src/contracts/source-terms.ts';
import type { SourcedFeed, SourceStatus } from '../../src/contracts/sources.ts';
import { liveSourcesCopy as copy } from '../../src/web/copy/sources.ts';
import type { Asked, SourceReport } from './ask-sources.ts';
import type { RecordedCall } from './record-calls.ts';

const heading = [
  'Source',
  'Gives',
  'Call',
  'Status',
  'Time',
  'Read',
  'Missing',
  copy.columns[4],
  'Paying site',
  'Attribution',
];

export function toLines({ asked, sources, dead, notSetUp }: SourceReport): readonly string[] {
  const rows = sources.flatMap((source) => {
    const own = asked.filter((one) => one.source === source.name);
    return source.missing === null
      ? own.map((one) => toRow(source, one))
      : [toMissingRow(source, source.missing)];
  });
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  const end =
    dead.length === 0 ? 'Every feed that is set up has a live source.' : `No live source: ${toNames(dead)}.`;
  const others = notSetUp.length === 0 ? [] : [`Not set up: ${toNames(notSetUp)}.`];
  return [toLine(heading), rule, ...rows.map(toLine), '', ...others, end];
}

function toNames(feeds: readonly SourcedFeed[]): string {
  return feeds.map((feed) => copy.feeds[feed]).join(', ');
}

function toRow(source: SourceStatus, { feed, calls, reading }: Asked): readonly string[] {
  const failure = 'failure' in reading ? reading.failure : undefined;
  const statuses =
    calls.length > 0 ? unique(calls.map(({ status }) => status)) : [failure ?? 'no further call'];
  const time = calls.reduce((total, call) => total + call.time, 0);
  return [
    source.name,
    copy.feeds[feed],
    toAddress(calls),
    statuses.join(', '),
    calls.length > 0 ? `${time} ms` : '',
    'read' in reading ? reading.read : `nothing: ${reading.failure}`,
    'read' in reading ? reading.missing.join(', ') : '',
    ...toTerms(source),
  ];
}

function toMissingRow(
  source: SourceStatus,
  missing: NonNullable<SourceStatus['missing']>,
): readonly string[] {
  const feeds = source.feeds.map((feed) => copy.feeds[feed]).join(', ');
  return [source.name, feeds, '', copy.missing[missing], '', '', '', ...toTerms(source)];
}

function toTerms({ name, budget }: SourceStatus): readonly string[] {
  const terms = findSourceTerms(name);
  return [
    budget === null ? copy.noLimit : copy.budget(String(budget.left), String(budget.calls)),
    copy.paidUses[terms.paidUse],
    copy.attribution(terms),
  ];
}

/** The address of a call, preferably of a failed one, and the number of others. */
function toAddress(calls: readonly RecordedCall[]): string {
  const [first, ...others] = unique(
    calls
      .toSorted((one, other) => Number(one.status === '200') - Number(other.status === '200'))
      .map(({ address }) => address),
  );
  return others.length === 0 ? (first ?? '') : `${first} (+${others.length})`;
}

function unique(texts: readonly string[]): readonly string[] {
  return Array.from(new Set(texts));
}
