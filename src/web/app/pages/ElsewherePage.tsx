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
 * In the place of a page whose code this device does not have and cannot get now. Nothing is reloaded before the server
 * answers: without it a reload leaves the app for the browser's own page.
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

/** A network is often told of before it carries anything, in ms; each pause is twice the one before. */
const pauses = { first: 1000, longest: 30_000 };

/** Asks the server for a sign of life until there is one. */
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
    // The client has logged it.
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Whether another page of the app was here before this one: the router counts its entries of the history. */
function isReached(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Whether the browser has a network at all; a server may still be out of reach. */
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
