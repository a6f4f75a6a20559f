import type { Coin } from '../../../contracts/coin-data.ts';
import { coinFactIds } from '../../../contracts/coin-facts.ts';
import { coinFactsCopy as copy } from '../../copy/panels/coin-facts.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { FactGroups } from './facts/FactGroups.tsx';
import { FactsBody } from './facts/FactsBody.tsx';
import { useCoinFacts } from './use-coin-facts.ts';
import { classNames } from '../../ui/class-names.ts';
import line from '../../ui/blocks/summary.module.css';
import styles from './FactSheet.module.css';

export function FactSheet({ coin }: { readonly coin: Coin }) {
  const [isOpen, setOpen] = useKeptSwitch('coinFacts', false);
  const status = useCoinFacts(coin.id, isOpen);
  return (
    <details
      className={styles.sheet}
      open={isOpen}
      aria-busy={status.kind === 'loading'}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classNames(line.summary, styles.summary)}>
        <h3 className={styles.title}>{copy.title}</h3>
        <Icon className={line.chevron} name="chevron-down" size="sm" />
      </summary>
      {isOpen && (
        <output>
          <VisuallyHidden>{status.kind === 'ready' && copy.loaded(coin.name)}</VisuallyHidden>
        </output>
      )}
      <FactsBody status={status} awaited={coinFactIds}>
        {({ value }) => <FactGroups facts={value} symbol={coin.ticker} />}
      </FactsBody>
    </details>
  );
}
