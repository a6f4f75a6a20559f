import { Link } from 'react-router-dom';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import type { DueItem } from '../../research/decision/due-items.ts';
import { toDecidedText, toStripTitles } from '../../research/decision/due-text.ts';
import { KeepButton } from '../../research/decision/KeepButton.tsx';
import { KeptLine } from '../../research/decision/KeptLine.tsx';
import { useKeep } from '../../research/decision/use-keep.ts';
import { toDecisionPath } from '../../research/lists/analysis-path.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './DueStrip.module.css';

interface DueStripProps {
  /** The coin's id at its source. */
  readonly id: string;
  readonly entry: CatalogEntry;
  readonly item: DueItem;
  /** It stays after the decision is kept, though it is due no longer. */
  readonly onHold: (item: DueItem | undefined) => void;
}

/** What made the coin due, with the answers that home offers. */
export function DueStrip({ id, entry, item, onHold }: DueStripProps) {
  const today = useToday();
  const { state, keep, undo } = useKeep(entry, item);
  if ('returns' in state) {
    const goBack = () => void undo().then((isDone) => isDone && onHold(undefined));
    return (
      <section className={styles.strip} aria-label={copy.dueStrip}>
        <KeptLine name={item.subject.name} state={state} onUndo={goBack} />
      </section>
    );
  }
  const [first, ...others] = toStripTitles(item, today);
  return (
    <section className={styles.strip} aria-label={copy.dueStrip}>
      <Icon name={item.alerts.length > 0 ? 'bell' : 'clock'} className={styles.icon} />
      <p className={styles.words}>
        <b>{first}</b> <span>{[...others, toDecidedText(item, today)].filter(Boolean).join('. ')}</span>
        {(state.kind === 'failed' || state.kind === 'unsaved') && (
          <span role="alert">{[copy[state.kind], ...(state.refusals ?? [])].join(' ')}</span>
        )}
      </p>
      <span className={styles.actions}>
        <Link className={toButtonClass({})} to={toDecisionPath(id)}>
          {copy.lookAgain}
        </Link>
        <KeepButton
          item={item}
          busy={state.kind === 'keeping'}
          onKeep={(returns) => {
            onHold(item);
            void keep(returns).then((isKept) => isKept || onHold(undefined));
          }}
        />
      </span>
    </section>
  );
}
