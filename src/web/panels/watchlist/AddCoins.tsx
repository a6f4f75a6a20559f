import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CoinHits } from '../../../contracts/coin-data.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import { foldName } from '../../../contracts/subject.ts';
import { takeCharacters } from '../../../lib/count-characters.ts';
import { loadCoinHits } from '../../api/coin-data.ts';
import { watchlistCopy as copy } from '../../copy/research/watchlist.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { WatchButton } from './WatchButton.tsx';
import field from '../../ui/controls/field.module.css';
import styles from './AddCoins.module.css';

interface Match {
  readonly typed: string;
  readonly coins: CoinHits;
}

/** Maximum number of names in one search. */
const maxNames = 50;

/** Reads one name a line, of a CSV the first cell with letters; adds no match by itself. */
export function AddCoins() {
  const id = useId();
  const [text, setText] = useState('');
  const names = readNames(text);
  const { mutate, data, isPending, isError } = useMutation({ mutationFn: findMatches });
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
      {names.length > maxNames && <Message tone="error">{copy.tooMany(maxNames)}</Message>}
      <div>
        <Button
          busy={isPending}
          disabled={names.length === 0}
          onClick={() => mutate(names.slice(0, maxNames))}
        >
          {copy.find}
        </Button>
      </div>
      {isError && <Message tone="error">{copy.failed}</Message>}
      {data && (
        <ul className={styles.matches}>
          {data.map((match) => (
            <MatchRows key={match.typed} {...match} />
          ))}
        </ul>
      )}
    </div>
  );
}

function MatchRows({ typed, coins }: Match) {
  if (coins.length === 0)
    return (
      <li className={styles.match}>
        <span>{`${typed}: ${copy.noMatch}`}</span>
      </li>
    );
  return coins.map(({ id, name, symbol, rank }) => (
    <li key={id} className={styles.match}>
      <span>
        {`${typed}: ${name} (${symbol})`}
        {coins.length > 1 && `, ${copy.rank(rank)}`}
      </span>
      <WatchButton id={id} name={name} />
    </li>
  ));
}

function readNames(text: string): readonly string[] {
  const cells = text.split(/\r?\n/).map((line) => line.split(/[,;\t]/).find(hasLetter) ?? '');
  const names = cells.map((cell) => takeCharacters(cell.replaceAll('"', '').trim(), maxNameLength));
  const written = names.filter((name) => name !== '');
  const folded = written.map(foldName);
  return written.filter((name, index) => folded.indexOf(foldName(name)) === index);
}

/** One search after the other, since the source has a rate limit. */
async function findMatches(names: readonly string[]): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (const typed of names) {
    matches.push({ typed, coins: findNamed((await loadCoinHits(typed)).value, typed) });
  }
  return matches;
}

/** All coins of exactly this name or symbol, since coins share them; else the best hit. */
function findNamed(hits: CoinHits, typed: string): CoinHits {
  const named = hits.filter(({ name, symbol }) => [name, symbol].map(foldName).includes(foldName(typed)));
  return named.length > 0 ? named : hits.slice(0, 1);
}

/** Some lists begin with a rank. */
function hasLetter(cell: string): boolean {
  return /\p{L}/u.test(cell);
}
