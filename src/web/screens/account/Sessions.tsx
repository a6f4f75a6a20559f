import { useState } from 'react';
import type { SessionList } from '../../../contracts/sessions.ts';
import { sessionsCopy as copy } from '../../copy/account.ts';
import { endOtherSession, loadSessions, signOutEverywhere } from '../../session/own-sessions.ts';
import { useSession } from '../../session/session-context.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useUncachedQuery } from '../../ui/page/use-uncached-query.ts';
import { toShortUtcMoment } from '../../ui/text/moments.ts';
import styles from './AccountList.module.css';

export const sessionsKey = ['sessions'] as const;

interface SessionsProps {
  readonly passkeys: boolean;
}

export function Sessions(props: SessionsProps) {
  return (
    <Panel title={copy.title}>
      <QueryBoundary loading={<Loading />} failed={copy.failed}>
        <SessionRows {...props} />
      </QueryBoundary>
    </Panel>
  );
}

function SessionRows({ passkeys }: SessionsProps) {
  const session = useSession();
  const { data, refetch } = useUncachedQuery({ queryKey: sessionsKey, queryFn: loadSessions });
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const act = async (work: () => Promise<unknown>) => {
    setState('busy');
    // The client has logged a failure.
    setState(
      await work().then(
        () => 'ready' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <>
      <ul>
        {data.map((row) => (
          <SessionItem
            key={row.id}
            row={row}
            busy={state === 'busy'}
            onEnd={() => void act(async () => endOtherSession(row.id).then(() => refetch()))}
          />
        ))}
      </ul>
      <div className={styles.footer}>
        <Button disabled={state === 'busy'} onClick={() => void act(() => signOutEverywhere(session))}>
          {copy.everywhere}
        </Button>
        <p className={styles.hint}>
          {copy.everywhereHint} {passkeys && copy.passkeysStay}
        </p>
        {state === 'failed' && <Message tone="error">{copy.endFailed}</Message>}
      </div>
    </>
  );
}

interface SessionItemProps {
  readonly row: SessionList[number];
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ row, busy, onEnd }: SessionItemProps) {
  const browser = row.browser === '' ? copy.unknown : row.browser;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.name}>
          {browser} {row.current && <Chip tone="accent">{copy.current}</Chip>}
        </p>
        <p className={styles.detail}>
          {copy.since} <Moment iso={row.created_at} /> {copy.methods[row.method]}, {copy.seen}{' '}
          <Moment iso={row.last_seen_at} />
        </p>
      </div>
      {!row.current && (
        <Button aria-label={copy.endOf(browser)} disabled={busy} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  );
}

function Moment({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{toShortUtcMoment(Date.parse(iso))}</time>;
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton width="60%" height={14} />
      <Skeleton width="84%" height={14} />
    </div>
  );
}
