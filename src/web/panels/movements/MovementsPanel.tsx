import { useRef, type ReactNode } from 'react';
import type { Feed } from '../../../contracts/feed.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { messages, noMovementsMessage, retryWait } from '../../../contracts/messages.ts';
import { movementCoins, type Movement, type MovementCoin } from '../../../contracts/movements.ts';
import { movementsPanelCopy as copy } from '../../copy/panels/movements.ts';
import { AskButton } from '../../feeds/AskButton.tsx';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CoinPicker } from '../../feeds/CoinPicker.tsx';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { useReportChoice } from '../../feeds/page-choice.ts';
import { useSubmittedChoice } from '../../feeds/use-submitted-choice.ts';
import { useWidthClass } from '../../ui/hooks/use-width-class.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { MovementCards } from './MovementCards.tsx';
import { toMovementList, toMovementCount, toSymbol } from './movements.ts';
import { MovementTable } from './MovementTable.tsx';
import { useMovements } from './use-movements.ts';
import styles from './MovementsPanel.module.css';

interface MovementsWords {
  readonly title: string;
  /** Accessible name of the row of coins. */
  readonly coins: string;
  readonly ask: string;
  readonly idle: string;
  readonly emptyHint: string;
  readonly other: string;
}

export function MovementsPanel({ words }: { readonly words: MovementsWords }) {
  const { choice, submitted, choose, submit } = useSubmittedChoice<MovementCoin>();
  useReportChoice('coin', choice && knownCoins[choice]);
  const picker = useRef<HTMLDivElement>(null);
  const status = useMovements(submitted);
  const symbol = toSymbol(choice ?? '');
  const other = <Button onClick={() => focusChosen(picker.current)}>{words.other}</Button>;
  return (
    <>
      <div className={styles.asking} ref={picker}>
        <CoinPicker label={words.coins} coins={movementCoins} value={choice} onChange={choose} />
        <AskButton busy={status.kind === 'loading'} disabled={choice === undefined} onClick={submit}>
          {words.ask}
        </AskButton>
      </div>
      <FeedPanel
        title={status.kind === 'ready' ? toTitle(symbol, status.feed.value) : words.title}
        status={status}
        skeleton={<MovementsSkeleton />}
        idle={<Blank title={words.idle} />}
        missing={<NoSource symbol={symbol} other={other} />}
        failure={{ message: messages.movementsFailed, wait: retryWait }}
        announce={(movements) => toTitle(symbol, movements)}
      >
        {(movements, feed) =>
          movements.length === 0 ? (
            <Blank title={noMovementsMessage(symbol)} actions={other}>
              {words.emptyHint}
            </Blank>
          ) : (
            <ShownMovements symbol={symbol} feed={feed} />
          )
        }
      </FeedPanel>
    </>
  );
}

interface NoSourceProps {
  readonly symbol: string;
  readonly other: ReactNode;
}

function NoSource({ symbol, other }: NoSourceProps) {
  return (
    <Blank title={<output>{copy.noSource(symbol)}</output>} actions={other}>
      {copy.noSourceHint}
    </Blank>
  );
}

/** In px. */
const tableFrom = 800;

interface ShownMovementsProps {
  readonly symbol: string;
  readonly feed: Feed<readonly Movement[]>;
}

function ShownMovements({ symbol, feed }: ShownMovementsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const List = useWidthClass(frame, tableFrom) === 'narrow' ? MovementCards : MovementTable;
  return (
    <div ref={frame}>
      <List {...toMovementList(symbol, feed)} />
    </div>
  );
}

function toTitle(symbol: string, { length }: readonly Movement[]): string {
  return `${symbol}, ${toMovementCount(length)}`;
}

function focusChosen(picker: HTMLElement | null) {
  picker?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
}

const ownerWidths = [120, 88, 132, 96, 112, 104] as const;

function MovementsSkeleton() {
  return (
    <div>
      {ownerWidths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={48} />
          <div className={styles.owner}>
            <Skeleton width={width} />
            <Skeleton width={72} height={10} />
          </div>
          <Skeleton width={96} height={16} />
        </div>
      ))}
    </div>
  );
}
