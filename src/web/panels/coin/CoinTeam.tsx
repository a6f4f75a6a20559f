import { useState } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Spinner } from '../../ui/blocks/Spinner.tsx';
import { Block } from './Block.tsx';
import { toInitials } from './coin-text.ts';
import { TeamMemberDialog } from './TeamMemberDialog.tsx';
import { useTeamMember } from './use-coin.ts';
import blockStyles from './Block.module.css';
import styles from './Rows.module.css';

export function CoinTeam({ team }: { readonly team: Coin['team'] }) {
  const [chosen, setChosen] = useState<string>();
  const member = useTeamMember(chosen);
  // A member that could not be loaded stays chosen without a sign: choosing it again asks again.
  const choose = (id: string) => {
    if (id === chosen) void member.refetch({ cancelRefetch: false });
    else setChosen(id);
  };
  return (
    <Block title="Team" count={team.length}>
      {team.length === 0 ? (
        <p className={blockStyles.empty}>No team members are known.</p>
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
                  {id === chosen && member.isFetching ? <Spinner /> : <Icon name="chevron-right" size="sm" />}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TeamMemberDialog
        feed={chosen === undefined ? undefined : member.data}
        onClose={() => setChosen(undefined)}
      />
    </Block>
  );
}
