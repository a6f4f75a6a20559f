import type { Coin } from '../../../contracts/coin-data.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Block } from './Block.tsx';
import { toLinks } from './coin-text.ts';
import blockStyles from './Block.module.css';
import styles from './CoinLinks.module.css';

export function CoinLinks({ sites }: { readonly sites: Coin['sites'] }) {
  return (
    <Block title={copy.links}>
      {sites.length === 0 ? (
        <p className={blockStyles.empty}>{copy.noLinks}</p>
      ) : (
        <ul className={styles.links}>
          {toLinks(sites).map(({ label, url }) => (
            <li key={`${label} ${url}`}>
              <ExternalLink href={url} className={styles.link}>
                <span className={styles.label}>{label}</span>
                <Icon name="external" size="sm" />
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
