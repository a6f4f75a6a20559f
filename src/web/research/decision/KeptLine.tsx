import type { Return } from '../../../engine/kept-entry.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import type { KeepState } from './use-keep.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import styles from './KeptLine.module.css';

interface KeptLineProps {
  readonly name: string;
  readonly state: Extract<KeepState, { readonly returns: Return }>;
  readonly onUndo: () => void;
}

/** What becomes of a due item that was kept: one line in its place. */
export function KeptLine({ name, state, onUndo }: KeptLineProps) {
  const today = useToday();
  return (
    <p className={styles.kept}>
      <Icon name="check" />
      <output>
        <b className={styles.name}>{name}</b> <span>{toKeptText(state.returns, today)}</span>
        {state.waits && <span> {copy.waits}</span>}
        {state.kind === 'not-undone' && <span className={styles.failed}> {copy.undoFailed}</span>}
        {state.kind === 'changed' && <span> {copy.changedSince}</span>}
      </output>
      {state.kind !== 'changed' && (
        <Button variant="ghost" busy={state.kind === 'undoing'} onClick={onUndo}>
          {copy.undo}
        </Button>
      )}
    </p>
  );
}

function toKeptText(returns: Return, today: string): string {
  if (returns.kind === 'day') return copy.kept(toBriefUtcDay(returns.day, today));
  return copy.keptUntilPrice(returns.side, toPrice(returns.figure), toBriefUtcDay(returns.until, today));
}
