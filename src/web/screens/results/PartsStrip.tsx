import { Link } from 'react-router-dom';
import { resultsCopy as copy, toShortTitle } from '../../copy/research/results.ts';
import { isFinished } from '../../research/record/load-analyses.ts';
import { classNames } from '../../ui/class-names.ts';
import { toPartId, toPartPath } from './addresses.ts';
import type { Part } from './use-parts.ts';
import styles from './PartsStrip.module.css';

interface PartsStripProps {
  readonly parts: readonly Part[];
  /** Ids of the parts that have results to open. */
  readonly openable: readonly string[];
  readonly open: string | undefined;
  readonly onToggle: (id: string) => void;
}

/** One cell a part: opens its results, or leads to its questions. */
export function PartsStrip({ parts, openable, open, onToggle }: PartsStripProps) {
  return (
    <ul className={styles.parts} aria-label={copy.parts}>
      {parts.map((part) => {
        const { id } = part.entry;
        return (
          <li key={id} className={styles.part}>
            {openable.includes(id) ? (
              <button
                type="button"
                className={styles.cell}
                aria-expanded={open === id}
                aria-controls={toPartId(part.entry)}
                onClick={() => onToggle(id)}
              >
                <Words {...part} />
              </button>
            ) : (
              <Link
                className={classNames(styles.cell, !part.finished && styles.muted)}
                to={toPartPath(part.entry, part.complete, part.latest)}
              >
                <Words {...part} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Words(part: Part) {
  return (
    <>
      <span className={styles.title}>{toShortTitle(part.entry.title)}</span>{' '}
      <span className={styles.count}>{toWords(part)}</span>
    </>
  );
}

/** Empty while unknown. */
function toWords({ entry, finished, count, analyses = [] }: Part): string {
  const done = analyses.filter(isFinished).length;
  if (analyses.length > 0) return copy.finishedAndOpen(done, analyses.length - done);
  if (finished) return copy.complete;
  if (!count) return '';
  if (count.done === 0) return copy.nothingYet;
  return entry.kind === 'insights'
    ? copy.questionsAnswered(count.done, count.of)
    : copy.sectionsSaved(count.done, count.of);
}
