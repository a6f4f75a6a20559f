import { assertNever } from '../../../../lib/assert-never.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { RecordParts } from '../records.ts';
import { delay, removeClaim, stop as stopSave } from '../local/queue-changes.ts';
import type { LocalRecord } from '../local/local-record.ts';
import { publishOutcome } from './publish-outcome.ts';
import { planDelay, planNext, type WakeReason, type QueuePlan } from './plan-queue.ts';
import type { QueueEntry } from './queue-entry.ts';
import { sendClaim } from './send-claim.ts';
import type { SendOutcome, sendSave as SendSave } from './send-save.ts';
import { classifyFailure, unreached, type Failure, type PassingFailure } from './classify-failure.ts';

/** In ms: how long a tab waits before it takes over sending from another tab. */
const takeOverAfter = 5000;

type Next = 'continue' | 'stop';

export interface Sender {
  /** Sends queued saves one after another, in one tab at a time. */
  readonly wake: (reason: WakeReason) => Promise<void>;
  /** Another tab changed a document and sends its saves: this one checks later, in case that tab is closed. */
  readonly watch: () => Promise<void>;
  readonly stop: () => void;
}

export function startSender(records: RecordParts): Sender {
  const { queue, tabs, device, now } = records;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const wake = (reason: WakeReason): Promise<void> => {
    // The page does not wait for it, but it is loaded while there is still a connection.
    void loadSending();
    return tabs.withLock('sender', async () => {
      const until = await drain(records, reason, () => stopped);
      if (until !== undefined) wakeAt(until);
    });
  };
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
      const plan = planNext(queue.store.getState().entries, await queue.loadWait(), now());
      if (plan.kind !== 'idle') wakeAt(plan.kind === 'wait' ? plan.until : now() + takeOverAfter);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Undefined: the code cannot be loaded now. */
async function loadSending(): Promise<typeof SendSave | undefined> {
  return import('./send-save.ts').then(
    ({ sendSave }) => sendSave,
    () => undefined,
  );
}

async function loadPlan({ queue, now }: Pick<RecordParts, 'queue' | 'now'>): Promise<QueuePlan> {
  return planNext(await queue.list(), await queue.loadWait(), now());
}

/** Sends until nothing more can be sent now; returns when to continue, in ms since the epoch. */
async function drain(
  records: RecordParts,
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

/** Stored before the next step. */
async function change(
  { documents }: Pick<RecordParts, 'documents'>,
  { localId, sectionId, stage }: QueueEntry,
  next: Parameters<typeof delay>[3],
): Promise<void> {
  const apply = (document: LocalRecord) => delay(document, sectionId, stage, next);
  await documents.change(localId, apply, { strict: true });
}

async function endWaits(
  records: Pick<RecordParts, 'queue' | 'documents' | 'isSignedIn'>,
  reason: WakeReason,
): Promise<void> {
  const { queue, isSignedIn } = records;
  if (reason === 'time') return;
  const wait = await queue.loadWait();
  if (!isSignedIn()) return;
  if (wait?.byServer && reason !== 'member') return;
  if (wait) await queue.setWait({ ...wait, until: 0, byServer: false });
  if (reason === 'save') return;
  const late = (await queue.list()).filter(({ notBefore }) => notBefore > 0);
  await Promise.all(late.map((entry) => change(records, entry, { notBefore: 0 })));
}

/** Marks the queued saves as waiting, which their sections show. */
async function markAllWaiting(records: RecordParts): Promise<void> {
  const { queue } = records;
  const why = queue.store.getState().connection === 'offline' ? 'offline' : 'failing';
  const unannounced = (await queue.list()).filter(
    (one) => one.stage === 'save' && !one.waited && !one.stopped,
  );
  await Promise.all(unannounced.map((entry) => change(records, entry, { waited: why })));
}

async function send(records: RecordParts, entry: QueueEntry): Promise<Next> {
  const { queue, documents } = records;
  const { localId, sectionId } = entry;
  try {
    if (entry.stage === 'claim') {
      const reward = await sendClaim(records, entry);
      await documents.change(localId, (document) => removeClaim(document, sectionId), { strict: true });
      if (reward) publishOutcome(records, entry, { kind: 'rewarded', reward });
    } else {
      const sendSave = await loadSending();
      if (!sendSave) return await postpone(records, entry, unreached);
      const outcome = await sendSave(records, entry);
      if (outcome.kind === 'postponed') return await postpone(records, entry, outcome.failure);
      await applySent(records, entry, outcome);
      if (outcome.kind === 'refused') return 'continue';
    }
  } catch (error) {
    if (error instanceof ApiError) return handleFailure(records, entry, classifyFailure(error));
    // A programming error: this save would block all others forever.
    await refuse(records, entry);
    throw error;
  }
  await queue.endWait();
  if (queue.store.getState().connection !== 'fine') queue.showSending({ connection: 'fine' });
  return 'continue';
}

async function applySent(records: RecordParts, entry: QueueEntry, outcome: SendOutcome): Promise<void> {
  const { documents } = records;
  const { localId, sectionId } = entry;
  switch (outcome.kind) {
    case 'saved':
      return publishOutcome(records, entry, outcome);
    case 'conflict':
    case 'refused': {
      const { sent, ...stopped } = outcome;
      return documents.change(localId, (document) => stopSave(document, sectionId, sent, stopped), {
        strict: true,
      });
    }
    case 'none':
      return undefined;
    default:
      return assertNever(outcome);
  }
}

async function refuse({ documents }: RecordParts, { localId, sectionId }: QueueEntry): Promise<void> {
  const refused = (document: LocalRecord) => {
    const sent = document.sections[sectionId]?.attempt?.sent;
    return sent ? stopSave(document, sectionId, sent, { kind: 'refused' }) : document;
  };
  await documents.change(localId, refused, { strict: true });
}

async function handleFailure(records: RecordParts, entry: QueueEntry, failure: Failure): Promise<Next> {
  const { localId, sectionId, stage } = entry;
  switch (failure.kind) {
    case 'session':
      if (stage === 'save') await change(records, entry, { waited: 'failing' });
      return 'stop';
    case 'final':
      if (stage === 'save') await refuse(records, entry);
      else
        await records.documents.change(localId, (document) => removeClaim(document, sectionId), {
          strict: true,
        });
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
  const { queue, device, now, isSignedIn } = records;
  const isOffline = !responded && !device.isOnline();
  const wait = await queue.loadWait();
  // A log-out has emptied the device meanwhile.
  if (!isSignedIn()) return 'stop';
  const attempts = concerns === 'all' ? (wait?.attempts ?? 0) : entry.attempts;
  const until = now() + planDelay(attempts, retryAfter, Math.random());
  if (concerns === 'all') {
    await queue.setWait({ attempts: attempts + 1, until, byServer: retryAfter !== undefined });
    queue.showSending({ connection: isOffline ? 'offline' : 'failing' });
  }
  const notBefore = concerns === 'one' ? until : 0;
  const waited = isOffline ? 'offline' : 'failing';
  await change(records, entry, { attempts: entry.attempts + 1, notBefore, waited });
  return 'continue';
}
