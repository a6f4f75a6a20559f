import type { ReactNode } from 'react';
import { messages, rewardMessage } from '../../../../contracts/messages.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/blocks/Chip.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { useFocusKept } from '../../../ui/hooks/use-focus-kept.ts';
import type { SaveReward, SaveState } from '../section-state.ts';
import styles from './SaveRow.module.css';

interface SaveRowProps {
  readonly label: string;
  readonly state: SaveState;
  /** Coins that this save would earn; 0 if already paid. */
  readonly reward: number;
  readonly formId: string;
  /** What a save stores besides the answers. */
  readonly beside?: ReactNode;
  /** The folded section's header shows the result instead. */
  readonly folded?: boolean;
  /** The refused answers are listed above the form. */
  readonly explained?: boolean;
  /** Another tab has changed the answers. */
  readonly changedElsewhere?: boolean | undefined;
}

export function SaveRow({
  label,
  state,
  reward,
  formId,
  beside,
  folded = false,
  explained = false,
  changedElsewhere = false,
}: SaveRowProps) {
  const busy = state.kind === 'saving';
  const button = useFocusKept(busy);
  const open = state.kind === 'ready' || state.kind === 'dirty';
  return (
    <div className={styles.row}>
      <Button
        variant="primary"
        type="submit"
        form={formId}
        busy={busy}
        ref={button}
        className={styles.button}
      >
        {label}
      </Button>
      {open && beside}
      {open && reward > 0 && <span className={styles.hint}>{copy.earnsOnce(reward)}</span>}
      <output className={styles.result}>
        {!folded && <SaveResult state={state} />}
        {open && changedElsewhere && <span className={styles.hint}>{copy.changedElsewhere}</span>}
      </output>
      {state.kind === 'failed' && !explained && (
        <Message tone="error" role="alert">
          <span className={styles.lines}>
            <span>{messages.saveFailed}</span>
            {state.full !== undefined && <span>{state.full}</span>}
            {state.full !== undefined && <span className={styles.hint}>{copy.makeRoom}</span>}
            {state.again && <span className={styles.hint}>{copy.keptAndSent}</span>}
          </span>
        </Message>
      )}
    </div>
  );
}

export function SaveResult({ state }: { readonly state: SaveState }) {
  if (state.kind === 'saving') return <span className={styles.hint}>{copy.saving}</span>;
  if (state.kind === 'queued') return <Queued />;
  if (state.kind !== 'saved') return null;
  return (
    <>
      <span className={styles.saved}>
        <Icon name="check" />
        {messages.saved}
      </span>
      {state.reward && (
        <span className={styles.reward}>
          {state.reward.kind === 'gained' && <Icon name="coins" />}
          <span>{toRewardLine(state.reward)}</span>
        </span>
      )}
    </>
  );
}

function Queued() {
  return (
    <Chip tone="warn" className={styles.queued}>
      <Icon name="queue" size="sm" />
      {copy.queued}
    </Chip>
  );
}

function toRewardLine(reward: SaveReward): string {
  return reward.kind === 'gained' ? rewardMessage(reward.gained, reward.balance) : messages.alreadyRewarded;
}
