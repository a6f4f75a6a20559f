import type { ReactNode } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import { toDollarWords } from '../../ui/text/amounts.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { findDay, toFileName, toTitle } from './coin-text.ts';
import styles from './CoinFacts.module.css';

export function CoinFacts({ coin }: { readonly coin: Coin }) {
  return (
    <dl className={styles.facts}>
      <Fact term="Name">{coin.name}</Fact>
      <Fact term="Whitepaper">{coin.whitepaper === null ? null : <Whitepaper url={coin.whitepaper} />}</Fact>
      <Fact term="Symbol">{toMono(coin.ticker)}</Fact>
      <Fact term="Type">{coin.type && toTitle(coin.type)}</Fact>
      {coin.market_cap_usd !== null && <Fact term="Market cap">{toDollarWords(coin.market_cap_usd)}</Fact>}
      <Fact term="Launch date">{findDay(coin.launch_date)}</Fact>
      <Fact term="Project status">{coin.development_status}</Fact>
      <Fact term="Proof type">{coin.proof_type}</Fact>
      <Fact term="Organisation structure">{coin.org_structure}</Fact>
      <Fact term="Hashing algorithm">{toMono(coin.hash_algo)}</Fact>
    </dl>
  );
}

function Whitepaper({ url }: { readonly url: string }) {
  return (
    <ExternalLink href={url} className={styles.document}>
      <span className={styles.file}>{toFileName(url)}</span>
      <Icon name="external" size="sm" />
    </ExternalLink>
  );
}

function toMono(text: string | null): ReactNode {
  return text && <span className={styles.mono}>{text}</span>;
}

interface FactProps {
  readonly term: string;
  /** Nothing or a blank text: the source does not know. */
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children || <span className={styles.unknown}>Unknown</span>}</dd>
    </div>
  );
}
