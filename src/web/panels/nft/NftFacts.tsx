import { nftPanelCopy as copy } from '../../copy/panels/nft.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import type { FoundNft } from './find-nft.ts';
import styles from './NftFacts.module.css';

export function NftFacts({ nft: { chain, contract, token, market } }: { readonly nft: FoundNft }) {
  const facts = [
    [copy.chain, chain],
    [copy.contract, contract],
    [copy.token, token],
  ].filter(([, value]) => value !== null);
  if (facts.length === 0) return null;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {market !== undefined && (
        <p className={styles.market}>
          <ExternalTextLink href={market}>{copy.market}</ExternalTextLink>
        </p>
      )}
    </>
  );
}
