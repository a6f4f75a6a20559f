import type { SourceStatus } from '../../../contracts/sources.ts';
import { findSourceTerms, type SourceTerms } from '../../../contracts/source-terms.ts';
import { liveSourcesCopy as copy } from '../../copy/sources.ts';
import { FeedTime } from '../../feeds/FeedAge.tsx';
import { toCount } from '../../../lib/number-format.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { toUtcTime } from '../../ui/text/moments.ts';
import styles from './LiveSourcesPanel.module.css';

export function LiveSourceRow({ source }: { readonly source: SourceStatus }) {
  const { name, feeds, lastSuccess, latency, budget } = source;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.feeds}>{feeds.map((feed) => copy.feeds[feed]).join(', ')}</td>
      <td className={styles.state}>
        {toStateText(source)}
        <LastFailure failure={source.lastFailure} />
      </td>
      <td className={styles.answer}>
        {lastSuccess === null ? copy.noAnswer : <FeedTime asOf={lastSuccess} state="live" />}
        {lastSuccess !== null && latency !== null && (
          <span className={styles.aside}>{copy.latency(toCount(latency))}</span>
        )}
      </td>
      <td className={styles.budget}>
        {budget === null ? copy.noLimit : copy.budget(toCount(budget.left), toCount(budget.calls))}
        {budget !== null && <span className={styles.aside}>{copy.per(toSpan(budget.seconds))}</span>}
      </td>
      <td>
        <Terms terms={findSourceTerms(name)} isUsed={source.state !== 'unused'} />
      </td>
    </tr>
  );
}

function Terms({ terms, isUsed }: { readonly terms: SourceTerms; readonly isUsed: boolean }) {
  const href = terms.attribution?.href;
  const text = copy.attribution(terms);
  return (
    <>
      {copy.paidUses[terms.paidUse]}
      {isUsed && (
        <span className={styles.aside}>
          {href === undefined ? text : <ExternalLink href={href}>{text}</ExternalLink>}
        </span>
      )}
    </>
  );
}

function LastFailure({ failure }: { readonly failure: SourceStatus['lastFailure'] }) {
  if (failure === null) return null;
  return (
    <span className={styles.failure}>
      {copy.failures[failure.kind]}, <FeedTime asOf={failure.at} state="live" />
    </span>
  );
}

function toStateText({ state, missing, until }: SourceStatus): string {
  if (state === 'missing' && missing !== null) return copy.missing[missing];
  return until === null ? copy.states[state] : copy.until(copy.states[state], toUtcTime(until));
}

const spans = [
  [24 * 3600, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** Writes a span in the largest whole unit: 'minute', '10 minutes', '30 days'. */
function toSpan(seconds: number): string {
  const [size, unit] = spans.find(([one]) => seconds >= one && seconds % one === 0) ?? [1, 'second'];
  const count = seconds / size;
  return count === 1 ? unit : `${toCount(count)} ${unit}s`;
}
