import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { ApiError } from '../../api/api-error.ts';
import { getMember } from '../../session/member.ts';
import { inTurn } from '../open-tabs.ts';
import { tellTabs } from '../device/tab-channel.ts';
import { planDelay, planNext, type QueuePlan } from './plan-queue.ts';
import type { QueueEntry } from './queue-entry.ts';
import { queue, showSending, useQueueStore } from './save-queue.ts';
import { sendClaim } from './send-claim.ts';
import { sendSave } from './send-save.ts';
import { applySettled } from './apply-settled.ts';
import type { Settled } from './settled.ts';
import { sortFailure, type Failure } from './sort-failure.ts';

type Load = (questionnaireId: string) => Promise<CompiledQuestionnaire>;

/** Why the queue is looked at: `member` passes over every wait, `save` and `online` over those that we chose. */
export type Occasion = 'member' | 'save' | 'online' | 'time';

/** How long a tab leaves the sending to the one that began it. */
const takeOver = 5000;

let load: Load | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Gives the sender what it needs of the rest of the app; returns the way to stop it. */
export function startSender(loadQuestionnaire: Load): () => void {
  load = loadQuestionnaire;
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  return () => {
    load = undefined;
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
}

function onOnline(): void {
  showSending({ connection: 'fine' });
  void wakeSender('online');
}

function onOffline(): void {
  showSending({ connection: 'offline' });
}

/** Sends what may be sent, one after another, by one tab at a time. */
export function wakeSender(occasion: Occasion): Promise<void> {
  return inTurn('sender', () => drain(occasion));
}

/** Another tab changed the queue, and sends: this one looks again later, in case that tab is closed meanwhile. */
export async function watchQueue(email: string): Promise<void> {
  const plan = await planOf(email);
  if (plan.kind === 'idle') return;
  wakeIn(plan.kind === 'wait' ? plan.until - Date.now() : takeOver);
}

async function planOf(email: string): Promise<QueuePlan> {
  return planNext(await queue.list(email), await queue.getWait(email), Date.now());
}

function wakeIn(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void wakeSender('time'), Math.max(0, delay));
}

async function drain(occasion: Occasion): Promise<void> {
  const email = getMember()?.email;
  if (email === undefined) return;
  await passOverWaits(email, occasion);
  const total = (await queue.list(email)).filter(isBacklog).length;
  let position = 0;
  for (;;) {
    if (load === undefined || getMember()?.email !== email) break;
    const plan = await planOf(email);
    if (plan.kind !== 'send') {
      if (plan.kind === 'wait') await rest(email, plan.until);
      break;
    }
    if (isBacklog(plan.entry)) {
      position += 1;
      showSending({ progress: { position: Math.min(position, total), total } });
    }
    if ((await send(email, plan.entry, load)) === 'stop') break;
  }
  if (useQueueStore.getState().progress) showSending({ progress: undefined });
}

function isBacklog({ stage, waited, stopped }: QueueEntry): boolean {
  return stage === 'save' && waited && stopped === undefined;
}

async function passOverWaits(email: string, occasion: Occasion): Promise<void> {
  if (occasion === 'time') return;
  const wait = await queue.getWait(email);
  if (wait?.told && occasion !== 'member') return;
  if (wait) await queue.setWait(email, { ...wait, until: 0, told: false });
  if (occasion === 'save') return;
  const late = (await queue.list(email)).filter(({ notBefore }) => notBefore > 0);
  await Promise.all(late.map((entry) => queue.change(email, { ...entry, notBefore: 0 })));
}

/** Tells whoever waits for an answer that there is none yet, and comes back in time. */
async function rest(email: string, until: number): Promise<void> {
  const why = useQueueStore.getState().connection === 'offline' ? 'offline' : 'failing';
  const untold = (await queue.list(email)).filter(
    (one) => one.stage === 'save' && !one.waited && !one.stopped,
  );
  await Promise.all(untold.map((entry) => makeWait(email, entry, why)));
  wakeIn(until - Date.now());
}

async function send(email: string, entry: QueueEntry, loadQuestionnaire: Load): Promise<'go on' | 'stop'> {
  try {
    if (entry.stage === 'claim') {
      const reward = await sendClaim(email, entry);
      await queue.remove(email, entry);
      if (reward) settle(entry, { kind: 'rewarded', reward });
    } else {
      const compiled = await loadForSaving(loadQuestionnaire, entry.questionnaireId);
      await finish(email, entry, await sendSave(email, entry, compiled));
    }
  } catch (error) {
    if (error instanceof ApiError) return fail(email, entry, sortFailure(error));
    // A fault of ours: this save would stand in the way of all others for ever.
    await finish(email, entry, { kind: 'refused' });
    throw error;
  }
  await queue.setWait(email, undefined);
  if (useQueueStore.getState().connection !== 'fine') showSending({ connection: 'fine' });
  return 'go on';
}

/** What cannot be loaded now can be loaded later, as with any call. */
async function loadForSaving(loadQuestionnaire: Load, id: string): Promise<CompiledQuestionnaire> {
  try {
    return await loadQuestionnaire(id);
  } catch (cause) {
    throw new ApiError({ code: 'UNREACHABLE', status: 0, message: 'The questions did not load', cause });
  }
}

type SaveEnd = Awaited<ReturnType<typeof sendSave>>;

async function finish(email: string, entry: QueueEntry, end: SaveEnd): Promise<void> {
  switch (end.kind) {
    case 'saved': {
      const claim = { ...entry, id: crypto.randomUUID(), stage: 'claim', attempts: 0, notBefore: 0 } as const;
      await queue.put(email, claim);
      await queue.remove(email, entry);
      break;
    }
    case 'conflict':
    case 'refused':
      await queue.change(email, { ...entry, stopped: end });
      break;
    default:
      assertNever(end);
  }
  settle(entry, end);
}

async function fail(email: string, entry: QueueEntry, failure: Failure): Promise<'go on' | 'stop'> {
  switch (failure.kind) {
    case 'session':
      if (entry.stage === 'save') await makeWait(email, entry, 'failing');
      return 'stop';
    case 'final':
      if (entry.stage === 'claim') await queue.remove(email, entry);
      else await finish(email, entry, { kind: 'refused' });
      return 'go on';
    case 'passing':
      await postpone(email, entry, failure);
      return 'go on';
    default:
      return assertNever(failure);
  }
}

async function postpone(
  email: string,
  entry: QueueEntry,
  { concerns, answered, retryAfter }: Extract<Failure, { kind: 'passing' }>,
): Promise<void> {
  const isOffline = !answered && !navigator.onLine;
  const wait = await queue.getWait(email);
  const attempts = concerns === 'all' ? (wait?.attempts ?? 0) : entry.attempts;
  const until = Date.now() + planDelay(attempts, retryAfter, Math.random());
  const later = { ...entry, attempts: entry.attempts + 1, notBefore: concerns === 'one' ? until : 0 };
  if (concerns === 'all') {
    await queue.setWait(email, { attempts: attempts + 1, until, told: retryAfter !== undefined });
    showSending({ connection: isOffline ? 'offline' : 'failing' });
  }
  if (entry.stage === 'save') await makeWait(email, later, isOffline ? 'offline' : 'failing');
  else await queue.change(email, later);
}

async function makeWait(email: string, entry: QueueEntry, why: 'offline' | 'failing'): Promise<void> {
  await queue.change(email, { ...entry, waited: true });
  settle(entry, { kind: 'waiting', why });
}

function settle(entry: QueueEntry, settled: Settled): void {
  applySettled(entry, settled);
  tellTabs({ kind: 'settled', entry, settled });
}
