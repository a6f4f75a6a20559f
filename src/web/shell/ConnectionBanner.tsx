import type { ReactNode } from 'react';
import { assertNever } from '../../lib/assert-never.ts';
import { connectionCopy as copy } from '../copy/connection.ts';
import { Banner } from '../ui/blocks/Banner.tsx';
import { Button } from '../ui/controls/Button.tsx';
import styles from './Connection.module.css';

export type ConnectionState =
  | { readonly kind: 'fine' }
  /** No response: 'offline' without a network, 'failing' with one. */
  | { readonly kind: 'offline' | 'failing'; readonly queued: number }
  | { readonly kind: 'sending'; readonly position: number; readonly total: number }
  /** Saves that need the member's decision. */
  | { readonly kind: 'attention'; readonly count: number };

interface ConnectionBannerProps {
  readonly state: ConnectionState;
  readonly onView: () => void;
  readonly onTry: () => void;
}

export function ConnectionBanner({ state, onView, onTry }: ConnectionBannerProps) {
  const view = <Button onClick={onView}>{copy.viewQueue}</Button>;
  switch (state.kind) {
    case 'fine':
      return null;
    case 'offline':
      return (
        <Banner tone="warn" icon="offline" action={state.queued > 0 && view}>
          <Words head={copy.offline}>{state.queued > 0 ? copy.queued(state.queued) : copy.keptHere}</Words>
        </Banner>
      );
    case 'failing':
      return (
        <Banner
          tone="warn"
          icon="queue"
          action={
            <div className={styles.actions}>
              <Button onClick={onTry}>{copy.tryNow}</Button>
              {view}
            </div>
          }
        >
          <Words head={copy.failing}>{copy.again(state.queued)}</Words>
        </Banner>
      );
    case 'sending':
      return (
        <Banner tone="info" icon="refresh">
          <Words head={copy.online}>{copy.sending(state.position, state.total)}</Words>
        </Banner>
      );
    case 'attention':
      return (
        <Banner tone="warn" action={view}>
          <Words head={copy.attention(state.count)}>{copy.attentionHint}</Words>
        </Banner>
      );
    default:
      return assertNever(state);
  }
}

/** Shown once when this browser cannot store drafts. */
export function DraftsNotice({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <Banner tone="warn" action={<Button onClick={onDismiss}>{copy.dismiss}</Button>}>
      <Words head={copy.notKept}>{copy.notKeptHint}</Words>
    </Banner>
  );
}

function Words({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <>
      <strong>{head}</strong> {children}
    </>
  );
}
