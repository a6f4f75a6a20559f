import type { ReactNode } from 'react';
import { lowMarketCap, type Coin } from '../../../contracts/coin-data.ts';
import { coinFactNames as names, coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { toDollarWords } from '../../ui/text/amounts.ts';
import { findDay, toTitle } from './coin-text.ts';
import { Whitepaper } from './Whitepaper.tsx';
import styles from './CoinFacts.module.css';

export function CoinFacts({ coin }: { readonly coin: Coin }) {
  return (
    <dl className={styles.facts}>
      <Fact term={names.name}>{coin.name}</Fact>
      <Fact term={names.whitepaper}>{coin.whitepaper && <Whitepaper coin={coin} />}</Fact>
      <Fact term={names.symbol}>{toMono(coin.ticker)}</Fact>
      <Fact term={names.type}>{coin.type && toTitle(coin.type)}</Fact>
      {coin.market_cap_usd !== null && (
        <Fact term={names.marketCap}>{toDollarWords(coin.market_cap_usd, lowMarketCap)}</Fact>
      )}
      <Fact term={names.launchDate}>{findDay(coin.launch_date)}</Fact>
      <Fact term={names.status}>{coin.development_status}</Fact>
      <Fact term={names.proofType}>{coin.proof_type}</Fact>
      <Fact term={names.organisation}>{coin.org_structure}</Fact>
      <Fact term={names.algorithm}>{toMono(coin.hash_algo)}</Fact>
    </dl>
  );
}

function toMono(text: string | null): ReactNode {
  return text && <span className={styles.mono}>{text}</span>;
}

interface FactProps {
  readonly term: string;
  /** Null or blank: unknown. */
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children || <span className={styles.unknown}>{copy.unknown}</span>}</dd>
    </div>
  );
}
