import type { Coin } from '../../../contracts/coin-data.ts';
import { coinFactNames as names, coinPanelCopy as words } from '../../copy/panels/coin.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { Block } from './Block.tsx';
import { Fact } from './CoinFacts.tsx';
import blockStyles from './Block.module.css';
import styles from './CoinContracts.module.css';

interface CoinContractsProps {
  readonly coin: Coin;
}

export function CoinContracts({ coin }: CoinContractsProps) {
  const isToken = coin.type === 'token' || coin.contracts.length > 0 || coin.parent !== null;
  return (
    <Block title={words.contracts} count={coin.contracts.length > 1 ? coin.contracts.length : undefined}>
      {isToken ? <TokenFacts coin={coin} /> : <p className={blockStyles.empty}>{toAbsence(coin)}</p>}
    </Block>
  );
}

function TokenFacts({ coin: { contracts, parent } }: CoinContractsProps) {
  const protocols = new Set(contracts.flatMap(({ type }) => type ?? []));
  const chain = parent && (parent.symbol === null ? parent.name : `${parent.name} (${parent.symbol})`);
  return (
    <dl className={styles.facts}>
      <Fact term={names.protocol}>{Array.from(protocols).join(', ')}</Fact>
      <Fact term={names.chain}>{chain}</Fact>
      {contracts.length === 0 && <Fact term={names.contract}>{null}</Fact>}
      {contracts.map(({ type, contract }) => (
        <div className={styles.contract} key={`${type} ${contract}`}>
          <dt>{contracts.length > 1 && type !== null ? `${names.contract} (${type})` : names.contract}</dt>
          <dd>
            <ContractAddress address={contract} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function toAbsence({ name, type }: Coin): string {
  return type === 'coin' ? words.ownChain(name) : words.noContracts;
}

function ContractAddress({ address }: { readonly address: string }) {
  const { possible, copied, copy } = useCopy(address);
  return (
    <div className={styles.address}>
      <code className={styles.code}>{address}</code>
      {possible && (
        <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
      )}
    </div>
  );
}
