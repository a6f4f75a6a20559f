import { useState } from 'react';
import type { PasskeyRow } from '../../../contracts/passkeys.ts';
import { passkeysCopy as copy } from '../../copy/account.ts';
import { runAct, type ActOutcome } from '../../session/act-outcome.ts';
import { addPasskey, loadPasskeys, removePasskey, renamePasskey } from '../../session/own-passkeys.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useUncachedQuery } from '../../ui/page/use-uncached-query.ts';
import { ActNews, type ActState } from './ActNews.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import styles from './AccountList.module.css';

export function Passkeys() {
  return (
    <Panel title={copy.title}>
      <p className={styles.intro}>{copy.hint}</p>
      <QueryBoundary loading={<Loading />} failed={copy.failed}>
        <PasskeyRows />
      </QueryBoundary>
    </Panel>
  );
}

function PasskeyRows() {
  const { data, refetch } = useUncachedQuery({ queryKey: ['passkeys'], queryFn: loadPasskeys });
  const [state, setState] = useState<ActState>('ready');
  const act = async (work: () => Promise<ActOutcome>) => {
    setState('busy');
    const outcome = await work();
    await refetch();
    setState(outcome);
    return outcome;
  };
  return (
    <>
      <List
        rows={data}
        busy={state === 'busy'}
        onRemove={(id) => void act(() => removePasskey(id))}
        onRename={async (id, name) => act(() => rename(id, name))}
      />
      <div className={styles.footer}>
        <PasskeyForm
          label={copy.name}
          button={copy.add}
          busy={state === 'busy'}
          onSubmit={(name) => act(() => addPasskey(name))}
        />
        <ActNews state={state} />
      </div>
    </>
  );
}

const rename = (id: string, name: string) => runAct(() => renamePasskey(id, name));

interface ListProps {
  readonly rows: readonly PasskeyRow[];
  readonly busy: boolean;
  readonly onRemove: (id: string) => void;
  readonly onRename: (id: string, name: string) => Promise<ActOutcome>;
}

function List({ rows, busy, onRemove, onRename }: ListProps) {
  if (rows.length === 0) return <p className={styles.intro}>{copy.none}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <PasskeyItem
          key={row.id}
          row={row}
          busy={busy}
          onRemove={() => onRemove(row.id)}
          onRename={(name) => onRename(row.id, name)}
        />
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton width="60%" height={14} />
    </div>
  );
}
