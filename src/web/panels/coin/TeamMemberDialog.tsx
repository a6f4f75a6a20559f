import type { TeamMember } from '../../../contracts/coin-data.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toCount, toCountOf } from '../../ui/text/amounts.ts';
import styles from './CoinDialog.module.css';

interface TeamMemberDialogProps {
  /** Nobody: closed. */
  readonly feed: Feed<TeamMember> | undefined;
  readonly onClose: () => void;
}

const networks = [
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['medium', 'Medium'],
] as const satisfies readonly (readonly [keyof TeamMember['links'], string])[];

export function TeamMemberDialog({ feed, onClose }: TeamMemberDialogProps) {
  return (
    <Dialog open={feed !== undefined} title={feed?.value.name ?? ''} onClose={onClose}>
      {feed && (
        <div className={styles.content}>
          <p className={styles.meta}>Number of projects: {toProjects(feed.value.teams_count)}</p>
          <p className={styles.text}>{feed.value.description ?? 'No biography is known.'}</p>
          <Positions positions={feed.value.positions} />
          <Profiles links={feed.value.links} />
          <FeedAge source={feed.source} asOf={feed.asOf} state={feed.state} />
        </div>
      )}
    </Dialog>
  );
}

function Positions({ positions }: Pick<TeamMember, 'positions'>) {
  if (positions.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>Positions</h3>
      <ul className={styles.rows}>
        {positions.map(({ position, coin_name: coin, coin_symbol: symbol }) => (
          <li className={styles.row} key={`${position} ${coin} ${symbol}`}>
            <span className={styles.start}>{position ?? 'Position unknown'}</span>
            <span className={styles.end}>{symbol === null ? coin : `${coin} (${symbol})`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Profiles({ links }: Pick<TeamMember, 'links'>) {
  const known = networks.flatMap(([network, label]) => {
    const profile = links[network];
    return profile === null ? [] : [{ label, ...profile }];
  });
  if (known.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>Links</h3>
      <ul className={styles.rows}>
        {known.map(({ label, url, followers }) => (
          <li className={styles.row} key={label}>
            <ExternalLink href={url} className={styles.link}>
              {label}
              <Icon name="external" size="sm" />
            </ExternalLink>
            <span className={styles.end}>{toFollowers(followers)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toProjects(count: number | null): string {
  return count === null ? 'unknown' : toCount(count);
}

function toFollowers(followers: number | null): string {
  if (followers === null) return 'Followers unknown';
  return toCountOf(followers, 'follower', 'followers');
}
