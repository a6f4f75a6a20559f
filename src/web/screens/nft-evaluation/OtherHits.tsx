import { useState } from 'react';
import { nftEvaluationCopy as copy } from '../../copy/research/nft-evaluation.ts';
import type { FoundNft } from '../../panels/nft/find-nft.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './OtherHits.module.css';

interface OtherHitsProps {
  readonly nfts: readonly FoundNft[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

const shownAtFirst = 6;

export function OtherHits({ nfts, at, onChoose }: OtherHitsProps) {
  const [isLong, setLong] = useState(false);
  if (nfts.length < 2) return null;
  const shown = isLong || at >= shownAtFirst ? nfts : nfts.slice(0, shownAtFirst);
  return (
    <fieldset className={styles.hits}>
      <legend className={styles.label}>{copy.hits(nfts.length)}</legend>
      <div className={styles.row}>
        {shown.map((nft, index) => (
          <Button
            key={`${nft.id ?? ''} ${nft.address}`}
            className={styles.hit}
            aria-pressed={index === at}
            onClick={() => onChoose(index)}
          >
            {nft.name ?? copy.unnamedHit(index + 1)}
          </Button>
        ))}
        {shown.length < nfts.length && (
          <Button variant="ghost" onClick={() => setLong(true)}>
            {copy.moreHits(nfts.length - shown.length)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
