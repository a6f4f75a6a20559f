import { assertNever } from '../../../lib/assert-never.ts';
import { ApiError } from '../../api/api-error.ts';
import { newId } from '../new-id.ts';
import type { RecordParts } from '../records.ts';
import { publishOutcome } from './apply-outcome.ts';
import { planDelay, planNext, type WakeReason, type QueuePlan } from './plan-queue.ts';
import type { QueueEntry, QueueOutcome } from './queue-entry.ts';
import { sendClaim } from './send-claim.ts';
import type { SendOutcome, sendSave as SendSave } from './send-save.ts';
import { classifyFailure, unreached, type Failure, type PassingFailure } from './classify-failure.ts';

/** In ms: how long a tab waits before it takes over sending from another tab. */
const takeOverAfter = 5000;

type Next = 'continue' | 'stop';

export interface Sender {
  /** Sends queued saves one after another, in one tab at a time. */
  readonly wake: (reason: WakeReason) => Promise<void>;
  /** Another tab changed the queue and sends it: this one checks later, in case that tab is closed. */
  readonly watch: () => Promise<void>;
  readonly stop: () => void;
}

export function startSender(records: RecordParts): Sender {
  const { queue, tabs, device, now } = records;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const loadSending = loadOnce(async () => (await import('./send-save.ts')).sendSave);
  // Not in the app's first load, but loaded while there is still a connection.
  void loadSending();

  const wake = (reason: WakeReason): Promise<void> =>
    tabs.withLock('sender', async () => {
      const until = await drain({ ...records, loadSending }, reason, () => stopped);
      if (until !== undefined) wakeAt(until);
    });
  const wakeAt = (until: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void wake('time'), Math.max(0, until - now()));
  };
  const stopListening = device.onConnection((online) => {
    queue.showSending({ connection: online ? 'fine' : 'offline' });
    if (online) void wake('online');
  });
  return {
    wake,
    async watch() {
      const plan = await loadPlan(records);
      if (plan.kind !== 'idle') wakeAt(plan.kind === 'wait' ? plan.until : now() + takeOverAfter);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Resolves with undefined while the code cannot be loaded. */
type LoadSending = () => Promise<typeof SendSave | undefined>;

interface SendingParts extends RecordParts {
  readonly loadSending: LoadSending;
}

function loadOnce(load: () => Promise<typeof SendSave>): LoadSending {
  let loading: Promise<typeof SendSave | undefined> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}

async function loadPlan({ queue, now }: Pick<RecordParts, 'queue' | 'now'>): Promise<QueuePlan> {
  return planNext(await queue.list(), await queue.loadWait(), now());
}

/** Sends until nothing more can be sent now; returns when to continue, in ms since the epoch. */
async function drain(
  records: SendingParts,
  reason: WakeReason,
  isStopped: () => boolean,
): Promise<number | undefined> {
  const { queue, isSignedIn } = records;
  if (!isSignedIn()) return undefined;
  await endWaits(records, reason);
  const total = (await queue.list()).filter(isBacklog).length;
  let position = 0;
  let until: number | undefined;
  while (!isStopped() && isSignedIn()) {
    const plan = await loadPlan(records);
    if (plan.kind === 'wait') {
      await markAllWaiting(records);
      until = plan.until;
    }
    if (plan.kind !== 'send') break;
    if (isBacklog(plan.entry)) {
      position += 1;
      queue.showSending({ progress: { position: Math.min(position, total), total } });
    }
    if ((await send(records, plan.entry)) === 'stop') break;
  }
  if (queue.store.getState().progress) queue.showSending({ progress: undefined });
  return until;
}

function isBacklog({ stage, waited, stopped }: QueueEntry): boolean {
  return stage === 'save' && waited && stopped === undefined;
}

async function endWaits({ queue }: Pick<RecordParts, 'queue'>, reason: WakeReason): Promise<void> {
  if (reason === 'time') return;
  const wait = await queue.loadWait();
  if (wait?.byServer && reason !== 'member') return;
  if (wait) await queue.setWait({ ...wait, until: 0, byServer: false });
  if (reason === 'save') return;
  const late = (await queue.list()).filter(({ notBefore }) => notBefore > 0);
  await Promise.all(late.map((entry) => queue.change({ ...entry, notBefore: 0 })));
}

/** Marks the queued saves as waiting, which their sections show. */
async function markAllWaiting(records: RecordParts): Promise<void> {
  const { queue } = records;
  const why = queue.store.getState().connection === 'offline' ? 'offline' : 'failing';
  const unannounced = (await queue.list()).filter(
    (one) => one.stage === 'save' && !one.waited && !one.stopped,
  );
  await Promise.all(unannounced.map((entry) => markWaiting(records, entry, why)));
}

async function send(records: SendingParts, entry: QueueEntry): Promise<Next> {
  const { queue } = records;
  try {
    if (entry.stage === 'claim') {
      const reward = await sendClaim(records, entry);
      await queue.remove(entry);
      if (reward) publishOutcome(records, entry, { kind: 'rewarded', reward });
    } else {
      const sendSave = await records.loadSending();
      if (!sendSave) return await postpone(records, entry, unreached);
      const outcome = await sendSave(records, entry);
      if (outcome.kind === 'postponed') return await postpone(records, entry, outcome.failure);
      await applySent(records, entry, outcome);
      if (outcome.kind === 'refused') return 'continue';
    }
  } catch (error) {
    if (error instanceof ApiError) return handleFailure(records, entry, classifyFailure(error));
    // A programming error: this save would block all others forever.
    await applySent(records, entry, { kind: 'refused' });
    throw error;
  }
  await queue.endWait();
  if (queue.store.getState().connection !== 'fine') queue.showSending({ connection: 'fine' });
  return 'continue';
}

async function applySent(records: RecordParts, entry: QueueEntry, outcome: SendOutcome): Promise<void> {
  const { queue } = records;
  switch (outcome.kind) {
    case 'saved':
      if (paysCoins(records, entry))
        await queue.put({ ...entry, id: newId(), stage: 'claim', attempts: 0, notBefore: 0 });
      await queue.remove(entry);
      break;
    case 'conflict':
    case 'refused':
      await queue.change({ ...entry, stopped: outcome });
      break;
    case 'none':
      return;
    default:
      assertNever(outcome);
  }
  publishOutcome(records, entry, outcome);
}

function paysCoins({ catalog }: Pick<RecordParts, 'catalog'>, { questionnaireId }: QueueEntry): boolean {
  return (catalog.find(({ id }) => id === questionnaireId)?.reward ?? 0) > 0;
}

async function handleFailure(records: RecordParts, entry: QueueEntry, failure: Failure): Promise<Next> {
  switch (failure.kind) {
    case 'session':
      if (entry.stage === 'save') await markWaiting(records, entry, 'failing');
      return 'stop';
    case 'final':
      if (entry.stage === 'claim') await records.queue.remove(entry);
      else await applySent(records, entry, { kind: 'refused' });
      return 'continue';
    case 'passing':
      return postpone(records, entry, failure);
    default:
      return assertNever(failure);
  }
}

async function postpone(
  records: RecordParts,
  entry: QueueEntry,
  { concerns, responded, retryAfter }: PassingFailure,
): Promise<Next> {
  const { queue, device, now } = records;
  const isOffline = !responded && !device.isOnline();
  const wait = await queue.loadWait();
  const attempts = concerns === 'all' ? (wait?.attempts ?? 0) : entry.attempts;
  const until = now() + planDelay(attempts, retryAfter, Math.random());
  const later = { ...entry, attempts: entry.attempts + 1, notBefore: concerns === 'one' ? until : 0 };
  if (concerns === 'all') {
    await queue.setWait({ attempts: attempts + 1, until, byServer: retryAfter !== undefined });
    queue.showSending({ connection: isOffline ? 'offline' : 'failing' });
  }
  if (entry.stage === 'save') await markWaiting(records, later, isOffline ? 'offline' : 'failing');
  else await queue.change(later);
  return 'continue';
}

async function markWaiting(
  records: RecordParts,
  entry: QueueEntry,
  why: Extract<QueueOutcome, { kind: 'waiting' }>['why'],
): Promise<void> {
  await records.queue.change({ ...entry, waited: true });
  publishOutcome(records, entry, { kind: 'waiting', why });
}
