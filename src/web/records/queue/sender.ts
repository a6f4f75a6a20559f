import { assertNever } from '../../../lib/assert-never.ts';
import { ApiError } from '../../api/api-error.ts';
import { newId } from '../new-id.ts';
import type { RecordParts } from '../records.ts';
import { publishOutcome } from './apply-outcome.ts';
import { planDelay, planNext, type Occasion, type QueuePlan } from './plan-queue.ts';
import type { QueueEntry, QueueOutcome } from './queue-entry.ts';
import { sendClaim } from './send-claim.ts';
import type { SendOutcome, sendSave as SendSave } from './send-save.ts';
import { classifyFailure, unreached, type Failure, type PassingFailure } from './classify-failure.ts';

/** In ms: how long a tab waits before it takes over sending from another tab. */
const takeOver = 5000;

type Onwards = 'go on' | 'stop';

export interface Sender {
  /** Sends queued saves one after another, in one tab at a time. */
  readonly wake: (occasion: Occasion) => Promise<void>;
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

  const wake = (occasion: Occasion): Promise<void> =>
    tabs.withLock('sender', async () => {
      const rest = await drain({ ...records, loadSending }, occasion, () => stopped);
      if (rest !== undefined) wakeAt(rest);
    });
  const wakeAt = (until: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void wake('time'), Math.max(0, until - now()));
  };
  const stopHearing = device.onConnection((online) => {
    queue.showSending({ connection: online ? 'fine' : 'offline' });
    if (online) void wake('online');
  });
  return {
    wake,
    async watch() {
      const plan = await loadPlan(records);
      if (plan.kind !== 'idle') wakeAt(plan.kind === 'wait' ? plan.until : now() + takeOver);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      stopHearing();
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
  occasion: Occasion,
  isStopped: () => boolean,
): Promise<number | undefined> {
  const { queue, isIn } = records;
  if (!isIn()) return undefined;
  await passOverWaits(records, occasion);
  const total = (await queue.list()).filter(isBacklog).length;
  let position = 0;
  let until: number | undefined;
  while (!isStopped() && isIn()) {
    const plan = await loadPlan(records);
    if (plan.kind === 'wait') {
      await showQueuedAsWaiting(records);
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

async function passOverWaits({ queue }: Pick<RecordParts, 'queue'>, occasion: Occasion): Promise<void> {
  if (occasion === 'time') return;
  const wait = await queue.loadWait();
  if (wait?.byServer && occasion !== 'member') return;
  if (wait) await queue.setWait({ ...wait, until: 0, byServer: false });
  if (occasion === 'save') return;
  const late = (await queue.list()).filter(({ notBefore }) => notBefore > 0);
  await Promise.all(late.map((entry) => queue.change({ ...entry, notBefore: 0 })));
}

/** Shows the queued saves as waiting. */
async function showQueuedAsWaiting(records: RecordParts): Promise<void> {
  const { queue } = records;
  const why = queue.store.getState().connection === 'offline' ? 'offline' : 'failing';
  const unannounced = (await queue.list()).filter(
    (one) => one.stage === 'save' && !one.waited && !one.stopped,
  );
  await Promise.all(unannounced.map((entry) => makeWait(records, entry, why)));
}

async function send(records: SendingParts, entry: QueueEntry): Promise<Onwards> {
  const { queue } = records;
  try {
    if (entry.stage === 'claim') {
      const reward = await sendClaim(records, entry);
      await queue.remove(entry);
      if (reward) publishOutcome(records, entry, { kind: 'rewarded', reward });
    } else {
      const sendSave = await records.loadSending();
      if (!sendSave) return await postpone(records, entry, unreached);
      const end = await sendSave(records, entry);
      if (end.kind === 'later') return await postpone(records, entry, end.failure);
      await finish(records, entry, end);
      if (end.kind === 'refused') return 'go on';
    }
  } catch (error) {
    if (error instanceof ApiError) return fail(records, entry, classifyFailure(error));
    // A programming error: this save would block all others forever.
    await finish(records, entry, { kind: 'refused' });
    throw error;
  }
  await queue.endWait();
  if (queue.store.getState().connection !== 'fine') queue.showSending({ connection: 'fine' });
  return 'go on';
}

async function finish(records: RecordParts, entry: QueueEntry, end: SendOutcome): Promise<void> {
  const { queue } = records;
  switch (end.kind) {
    case 'saved':
      if (paysCoins(records, entry))
        await queue.put({ ...entry, id: newId(), stage: 'claim', attempts: 0, notBefore: 0 });
      await queue.remove(entry);
      break;
    case 'conflict':
    case 'refused':
      await queue.change({ ...entry, stopped: end });
      break;
    case 'deleted':
      return;
    default:
      assertNever(end);
  }
  publishOutcome(records, entry, end);
}

function paysCoins({ catalog }: Pick<RecordParts, 'catalog'>, { questionnaireId }: QueueEntry): boolean {
  return (catalog.find(({ id }) => id === questionnaireId)?.reward ?? 0) > 0;
}

async function fail(records: RecordParts, entry: QueueEntry, failure: Failure): Promise<Onwards> {
  switch (failure.kind) {
    case 'session':
      if (entry.stage === 'save') await makeWait(records, entry, 'failing');
      return 'stop';
    case 'final':
      if (entry.stage === 'claim') await records.queue.remove(entry);
      else await finish(records, entry, { kind: 'refused' });
      return 'go on';
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
): Promise<Onwards> {
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
  if (entry.stage === 'save') await makeWait(records, later, isOffline ? 'offline' : 'failing');
  else await queue.change(later);
  return 'go on';
}

async function makeWait(
  records: RecordParts,
  entry: QueueEntry,
  why: Extract<QueueOutcome, { kind: 'waiting' }>['why'],
): Promise<void> {
  await records.queue.change({ ...entry, waited: true });
  publishOutcome(records, entry, { kind: 'waiting', why });
}
