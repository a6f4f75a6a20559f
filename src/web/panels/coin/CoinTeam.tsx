import { useState } from 'react';
import type { Coin, TeamMember } from '../../../contracts/coin-data.ts';
import type { Feed } from '../../../contracts/feed.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Spinner } from '../../ui/blocks/Spinner.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { toCount, toCountOf } from '../../../lib/number-format.ts';
import { Block } from './Block.tsx';
import { toInitials } from './coin-text.ts';
import { useTeamMember } from './use-coin.ts';
import blockStyles from './Block.module.css';
import styles from './Rows.module.css';
import dialogStyles from './CoinDialog.module.css';

export function CoinTeam({ team }: { readonly team: Coin['team'] }) {
  const [chosen, setChosen] = useState<string>();
  const member = useTeamMember(chosen);
  // A member that failed to load stays selected: selecting it again retries.
  const choose = (id: string) => {
    if (id !== chosen) setChosen(id);
    else if (member.kind === 'failed') member.retry();
  };
  return (
    <Block title={copy.team} count={team.length}>
      {team.length === 0 ? (
        <p className={blockStyles.empty}>{copy.noTeam}</p>
      ) : (
        <ul className={styles.rows}>
          {team.map(({ id, name, position }) => (
            <li key={`${id} ${position}`}>
              <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => choose(id)}>
                <span className={styles.avatar} aria-hidden="true">
                  {toInitials(name)}
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.meta}>{position}</span>
                <span className={styles.end}>
                  {id === chosen && member.kind === 'loading' ? (
                    <Spinner />
                  ) : (
                    <Icon name="chevron-right" size="sm" />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TeamMemberDialog
        feed={member.kind === 'ready' ? member.feed : undefined}
        onClose={() => setChosen(undefined)}
      />
    </Block>
  );
}

interface TeamMemberDialogProps {
  readonly feed: Feed<TeamMember> | undefined;
  readonly onClose: () => void;
}

const networks = [
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['medium', 'Medium'],
] as const satisfies readonly (readonly [keyof TeamMember['links'], string])[];

function TeamMemberDialog({ feed, onClose }: TeamMemberDialogProps) {
  return (
    <Dialog open={feed !== undefined} title={feed?.value.name ?? ''} onClose={onClose}>
      {feed && (
        <div className={dialogStyles.content}>
          <p className={dialogStyles.meta}>
            {copy.projects} {toProjects(feed.value.teams_count)}
          </p>
          <p className={dialogStyles.text}>{feed.value.description ?? copy.noBiography}</p>
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
      <h3 className={dialogStyles.heading}>{copy.positions}</h3>
      <ul className={dialogStyles.rows}>
        {positions.map(({ position, coin_name: coin, coin_symbol: symbol }) => (
          <li className={dialogStyles.row} key={`${position} ${coin} ${symbol}`}>
            <span className={dialogStyles.start}>{position ?? copy.positionUnknown}</span>
            <span className={dialogStyles.end}>{symbol === null ? coin : `${coin} (${symbol})`}</span>
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
      <h3 className={dialogStyles.heading}>{copy.profiles}</h3>
      <ul className={dialogStyles.rows}>
        {known.map(({ label, url, followers }) => (
          <li className={dialogStyles.row} key={label}>
            <ExternalLink href={url} className={dialogStyles.link}>
              {label}
              <Icon name="external" size="sm" />
            </ExternalLink>
            <span className={dialogStyles.end}>{toFollowers(followers)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function toProjects(count: number | null): string {
  return count === null ? copy.projectsUnknown : toCount(count);
}

function toFollowers(followers: number | null): string {
  if (followers === null) return copy.followersUnknown;
  return toCountOf(followers, 'follower', 'followers');
}
