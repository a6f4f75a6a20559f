import { useId, useState } from 'react';
import { maxWatched } from '../../../contracts/watchlist.ts';
import { watchlistCopy as copy } from '../../copy/research/watchlist.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { RunNews, type RunWords } from '../../ui/run/RunNews.tsx';
import { FoundCoins } from './FoundCoins.tsx';
import { readCoinNames } from './read-coin-names.ts';
import { useFindCoins } from './use-find-coins.ts';
import field from '../../ui/controls/field.module.css';
import styles from './AddCoins.module.css';

const words: RunWords = { running: copy.finding, stopped: copy.findStopped };

/** Finds the coins of a pasted list or table; adds none by itself. */
export function AddCoins() {
  const id = useId();
  const [text, setText] = useState('');
  const { names, left } = readCoinNames(text);
  const { state, clear, searched, find, repeat } = useFindCoins();
  const busy = state.kind === 'running';
  return (
    <div className={styles.add}>
      <label htmlFor={id}>{copy.names}</label>
      <textarea
        id={id}
        className={field.control}
        rows={4}
        value={text}
        placeholder={copy.namesSample}
        onChange={({ target }) => setText(target.value)}
      />
      {names.length > maxWatched && <Message tone="error">{copy.tooMany(maxWatched)}</Message>}
      <div>
        <Button
          busy={busy}
          disabled={names.length + left.length === 0}
          onClick={() => find({ names: names.slice(0, maxWatched), left })}
        >
          {copy.find}
        </Button>
      </div>
      {state.kind !== 'done' && <RunNews state={state} words={words} onClear={clear} />}
      <FoundCoins {...searched} busy={busy} onRepeat={repeat} />
    </div>
  );
}
