import type { Airdrop } from '../../../contracts/airdrops.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import styles from './AirdropProject.module.css';

/** A project's name, leading to its site, and the chain that it is on. */
export function AirdropProject({ airdrop: { Project, Site, Blockchain } }: { readonly airdrop: Airdrop }) {
  return (
    <>
      <span className={styles.name}>
        <ExternalTextLink href={Site}>{Project}</ExternalTextLink>
      </span>
      {Blockchain !== '' && <span className={styles.chain}>On {Blockchain}</span>}
    </>
  );
}
