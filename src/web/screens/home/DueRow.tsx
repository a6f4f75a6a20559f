import { Link } from 'react-router-dom';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { toKey, type DueItem } from '../../research/decision/due-items.ts';
import { listDueFigures, toDecidedText, toDueTitle } from '../../research/decision/due-text.ts';
import { KeepButton } from '../../research/decision/KeepButton.tsx';
import { KeptLine } from '../../research/decision/KeptLine.tsx';
import { useKeep } from '../../research/decision/use-keep.ts';
import { toSubjectPath } from '../../research/lists/analysis-path.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Desk.module.css';

interface DueRowProps {
  readonly entry: CatalogEntry;
  readonly item: DueItem;
  readonly isFirst: boolean;
  /** It keeps its place while it is kept, though it is due no longer. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A coin that is due; once kept, a line in its place. */
export function DueRow({ entry, item, isFirst, onHold }: DueRowProps) {
  const today = useToday();
  const { state, keep, undo } = useKeep(entry, item);
  const { subject, alerts } = item;
  const [alert] = alerts;
  if ('returns' in state) {
    const goBack = () => void undo().then((isDone) => isDone && onHold(false));
    return (
      <li className={classNames(styles.row, styles.kept)} data-due={toKey(item)}>
        <KeptLine name={subject.name} state={state} onUndo={goBack} />
      </li>
    );
  }
  const icon = !alert ? 'clock' : alert.met ? 'bell' : 'alert';
  return (
    <li className={styles.row} data-due={toKey(item)}>
      <span className={classNames(styles.disc, styles[icon])}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{toDueTitle(item)}</span>{' '}
        <span className={styles.about}>
          {[...listDueFigures(item, today), toDecidedText(item, today)].filter(Boolean).join('. ')}
        </span>
        {(state.kind === 'failed' || state.kind === 'unsaved') && (
          <Message tone="error">{[copy[state.kind], ...(state.refusals ?? [])].join(' ')}</Message>
        )}
      </span>
      <span className={styles.actions}>
        <Link
          className={toButtonClass({ variant: isFirst ? 'primary' : 'secondary' })}
          to={toSubjectPath(entry, subject) ?? entry.page}
        >
          <span>
            {copy.lookAgain} <VisuallyHidden>{subject.name}</VisuallyHidden>
          </span>
        </Link>
        <KeepButton
          item={item}
          busy={state.kind === 'keeping'}
          onKeep={(returns) => {
            onHold(true);
            void keep(returns).then((isKept) => isKept || onHold(false));
          }}
        />
      </span>
    </li>
  );
}
