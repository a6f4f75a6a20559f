import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { loadConfig } from '../../api/config.ts';
import { failuresCopy as copy } from '../../copy/failures.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

/**
 * For a page whose code is not available offline. Reloads only once the server responds: otherwise the browser would
 * show its error page.
 */
export function ElsewherePage({ onReachable }: { readonly onReachable: () => void }) {
  const navigate = useNavigate();
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const actions = (
    <>
      {isReached() && (
        <Button variant="primary" onClick={() => void navigate(-1)}>
          {copy.back}
        </Button>
      )}
      {online && (
        <Button icon="refresh" onClick={() => setAttempt(attempt + 1)}>
          {uiCopy.tryAgain}
        </Button>
      )}
    </>
  );
  return (
    <>
      {online && <Inquiry key={attempt} onReachable={onReachable} />}
      <PageHeader title={copy.elsewhere} />
      <Panel label={copy.choices}>
        <Blank title={online ? copy.unreachable : copy.offline} actions={actions}>
          {copy.elsewhereHint}
        </Blank>
      </Panel>
    </>
  );
}

/** Pauses between attempts, in ms, doubling each time: the online event often comes too early. */
const pauses = { first: 1000, longest: 30_000 };

function Inquiry({ onReachable }: { readonly onReachable: () => void }) {
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (pause: number) => {
      const reachable = await isReachable();
      if (left) return;
      if (reachable) onReachable();
      else timer = setTimeout(() => void ask(Math.min(2 * pause, pauses.longest)), pause);
    };
    void ask(pauses.first);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [onReachable]);
  return undefined;
}

async function isReachable(): Promise<boolean> {
  try {
    await loadConfig();
    return true;
  } catch (error) {
    // The client has logged the failure.
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Whether an earlier history entry belongs to the app: the router numbers its entries. */
function isReached(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** The server may be unreachable even when online. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', onChange, stop);
  window.addEventListener('offline', onChange, stop);
  return () => stop.abort();
}
