import { createStore, type StoreApi } from 'zustand';
import type { Session } from '../../contracts/account.ts';
import { onSessionEnd } from '../api/client.ts';
import { forgetMember, keepMember, readMember, type Member } from './member.ts';
import { forgetLists, keepList, readList } from './session-lists.ts';
import { tabStorage, type WebStorage } from './web-storage.ts';

/** 'logout': the member left. 'expired': the server ended it. */
type EndReason = 'logout' | 'expired';

export interface SessionState {
  readonly member: Member | undefined;
  /** Undefined: no session has ended. */
  readonly ended: EndReason | undefined;
  /** When the membership ended, if that ended the session: ISO 8601 UTC. */
  readonly membershipEndedAt: string | undefined;
  /** `module_section` of each section that the member was paid for; undefined: unknown. */
  readonly paid: readonly string[] | undefined;
  /** Questionnaires that the member has a record of; undefined: unknown. */
  readonly recorded: readonly string[] | undefined;
}

type StartListener = (session: Session) => void;
type EndListener = (reason: EndReason) => unknown;

/** A reload restores it from the tab's storage. */
export interface MemberSession {
  readonly storage: WebStorage;
  /** The server's time in ms since 1970. */
  readonly now: () => number;
  readonly store: StoreApi<SessionState>;
  /** The server's response at the start; undefined without a session, and after a reload. */
  begun: Session | undefined;
  /** A log-out is in progress: a refused call meanwhile is not an expired session. */
  leaving: boolean;
  /** Resolves once the listeners have finished what the last end asks of them, such as to empty the device. */
  cleared: Promise<unknown>;
  readonly startListeners: Set<StartListener>;
  readonly endListeners: Set<EndListener>;
  readonly close: () => void;
}

/** From the tab's storage, until the server's response. */
export function openSession(storage: WebStorage = tabStorage, now = () => Date.now()): MemberSession {
  const session: MemberSession = {
    storage,
    now,
    store: createStore<SessionState>()(() => ({
      member: readMember(storage),
      ended: undefined,
      membershipEndedAt: undefined,
      paid: readList(storage, 'paid'),
      recorded: readList(storage, 'recorded'),
    })),
    begun: undefined,
    leaving: false,
    cleared: Promise.resolve(),
    startListeners: new Set(),
    endListeners: new Set(),
    close: onSessionEnd((code) => {
      if (session.leaving) return;
      const endedAt = code === 'SUB_EXPIRED' ? findMembershipEnd(session) : undefined;
      endSession(session, 'expired', endedAt);
    }),
  };
  return session;
}

export function getMember({ store }: MemberSession): Member | undefined {
  return store.getState().member;
}

/**
 * In the tab's storage from the start of a session until the tab has stored which records it shows. The server's response names
 * them, so a reload in between requests it again.
 */
const startingKey = 'sessionStarting';

/** Whether this tab has the server's session; after the sign-in page it is still to be requested. */
export function isBegun({ store, storage }: MemberSession): boolean {
  const { member, paid } = store.getState();
  return member !== undefined && paid !== undefined && storage.get(startingKey) === undefined;
}

/** The tab has stored which records it shows. */
export function finishStart({ storage }: MemberSession): void {
  storage.remove(startingKey);
}

/** Calls `listener` with every session that starts, before its member is set; returns the unsubscribe function. */
export function onStart({ startListeners }: MemberSession, listener: StartListener): () => void {
  startListeners.add(listener);
  return () => void startListeners.delete(listener);
}

export function onEnd({ endListeners }: MemberSession, listener: EndListener): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

export function startSession(session: MemberSession, begun: Session, member: Member): void {
  session.begun = begun;
  session.storage.set(startingKey, 'true');
  setPaid(session, begun.paid);
  setRecorded(
    session,
    begun.records.map(({ module }) => module),
  );
  for (const listener of session.startListeners) listener(begun);
  const former = begun.former && { endedAt: begun.subExpiry, keptUntil: begun.former.kept_until };
  setMember(session, { ...member, endsAt: begun.subExpiry, leavesAt: begun.leaves_at ?? undefined, former });
}

/** The end reported at the session's start; the current time if that end is still ahead, because it has changed. */
function findMembershipEnd(session: MemberSession): string {
  const now = new Date(session.now()).toISOString();
  const endsAt = getMember(session)?.endsAt;
  return endsAt !== undefined && endsAt < now ? endsAt : now;
}

export function endSession(session: MemberSession, reason: EndReason, membershipEndedAt?: string): void {
  const { storage, store, endListeners } = session;
  if (getMember(session) === undefined) return;
  session.begun = undefined;
  forgetMember(storage);
  forgetLists(storage);
  finishStart(session);
  store.setState({
    member: undefined,
    ended: reason,
    membershipEndedAt,
    paid: undefined,
    recorded: undefined,
  });
  session.cleared = Promise.allSettled([...endListeners].map((listener) => listener(reason)));
}

export function setMember({ storage, store }: MemberSession, member: Member): void {
  keepMember(storage, member);
  store.setState({ member, ended: undefined, membershipEndedAt: undefined });
}

/** Does nothing without a member. */
export function updateMember(session: MemberSession, change: Partial<Member>): void {
  const member = getMember(session);
  if (member) setMember(session, { ...member, ...change });
}

export function addPaid(session: MemberSession, key: string): void {
  const { paid = [] } = session.store.getState();
  if (!paid.includes(key)) setPaid(session, [...paid, key]);
}

export function addRecorded(session: MemberSession, questionnaireId: string): void {
  const { recorded } = session.store.getState();
  if (recorded && !recorded.includes(questionnaireId)) setRecorded(session, [...recorded, questionnaireId]);
}

function setPaid({ storage, store }: MemberSession, paid: readonly string[]): void {
  keepList(storage, 'paid', paid);
  store.setState({ paid });
}

function setRecorded({ storage, store }: MemberSession, recorded: readonly string[]): void {
  keepList(storage, 'recorded', recorded);
  store.setState({ recorded });
}
