import type { AddedDays } from '../../src/server/domain/commands/alert-commands.ts';
import type { commands } from '../../src/server/domain/commands/command-list.ts';
import type {
  KeptAlert,
  LiveVersion,
  Member,
  Passkey,
  Session,
  StoredRecord,
} from '../../src/server/ports/entities.ts';
import type { ReadingBatch } from '../../src/server/ports/coin-days.ts';
import type { Reads, Tx } from '../../src/server/ports/storage.ts';
import { member as maya, record } from './contract.ts';
import { now } from './contract-commands.ts';

type Calls<Port, Names extends keyof Port = keyof Port> = {
  readonly [Name in Names]: Port[Name] extends (...args: infer Args) => unknown ? Args : never;
};

type WriteNames = Exclude<keyof Tx, keyof Reads>;

export const memberId = maya.id;
const module = 'coineval';
const range = { skip: 0, limit: 9, after: '' };

export const reads: Calls<Reads> = {
  findMember: [memberId],
  findMemberByEmail: [maya.email],
  listMembers: [],
  countMembers: [],
  listLeaving: [now],
  listLapsed: [now],
  findRetentionState: [],
  listOverdue: [{ sessions: { seen: now, created: now }, receipts: now, deleted: now }],
  findSession: ['t'],
  listSessions: [memberId],
  listPasskeys: [memberId],
  findPasskey: ['p'],
  findTrustRevokedAt: [memberId],
  countMails: [],
  hasDueMails: [now],
  listDueMails: [now, 9],
  findSignInSalt: ['c'],
  findRecord: [memberId, 'r1'],
  findLatestRecord: [memberId, module],
  listRecords: [memberId, module, range],
  listRecordsById: [memberId, range],
  listDeleted: [memberId, module],
  listVersions: [memberId, 'r1', { before: 9, limit: 9 }],
  findVersion: [memberId, 'r1', 1],
  listSavedSections: [memberId, module],
  findSaveReceipt: [memberId, 'k'],
  listPaidSections: [memberId],
  listLedger: [memberId],
  listWatched: [memberId],
  listAlerts: [memberId],
  listOpenAlerts: [['btc-bitcoin'], '2026-11-21'],
  listCoinRecords: [memberId, module],
  listRecordsAbout: [['btc-bitcoin'], '2026-11-21'],
  listLastDays: [['btc-bitcoin'], '2026-10', '2026-11'],
  listReadCoins: ['2026-11-21'],
  listCoinMonths: [['btc-bitcoin'], '2026-11'],
  listReadingBatches: ['2026-11-21'],
  listImbalances: [],
  listLiveVersions: [],
  hasRecords: [module],
};

/** One call of each write; `id` makes new rows unique. */
export function buildWrites(id: string): Calls<Tx, WriteNames> {
  const written = toWritten(id);
  return {
    keepRetentionState: [{ begunAt: now, ranAt: now, trustedAt: now, aheadSince: null }],
    insertMember: [{ ...maya, id, email: `${id}@studio.example` }, now],
    updateMember: [memberId, { subExpiry: now }],
    deleteMember: [memberId],
    insertSession: [written.session],
    touchSession: ['t', now],
    deleteSessions: [['t', 'u']],
    deleteSessionsOf: [memberId],
    countUp: ['key', { by: 1, period: 1, now }],
    insertSignInChallenge: [{ id, salt: '', emailHash: '', browserHash: '', expiresAt: now }],
    trySignInChallenge: [id, { now, attempts: 1 }],
    useSignInChallenge: [id, now],
    insertUsedChallenge: [id, now],
    purgeSignIns: [0],
    rememberNetwork: [memberId, id, now],
    forgetNetworks: [memberId],
    revokeTrust: [memberId, now],
    insertMail: [written.mail],
    takeMail: [written.mail, now],
    postponeMail: [id, now],
    deleteMail: [id],
    deleteUnwantedMails: [now],
    dropOldestUnwantedMail: [now, 1],
    insertPasskey: [written.passkey],
    updatePasskey: [id, { name: 'key' }],
    deletePasskey: [id],
    findSaveBefore: [memberId, now],
    insertRecord: [{ ...record, id, module }],
    replaceRecord: [{ ...written.record, content: '1' }, written.record],
    keepBaseline: [memberId, 'r1', { shown: {}, known: addedDay.days[0] }],
    measureUndeleted: [memberId, module],
    purgeDeleted: [memberId, module, id],
    purgeRecords: [memberId, now],
    dropVersions: [memberId, 'r1', 0],
    trimVersions: [memberId, module, 0],
    beginSave: [memberId, module],
    beginUpdate: [memberId, module, 'r1'],
    markSectionsSaved: [memberId, module, [id]],
    insertSaveReceipt: [{ memberId, key: id, requestHash: '', recordId: 'r1', createdAt: now }],
    trimSaveReceipts: [memberId, 9],
    deleteSaveReceipts: [memberId, 0],
    purgeSessions: [memberId, { seen: 0, created: 0 }],
    purgeShared: [0],
    insertLedgerEntry: [{ memberId, key: id, amount: 1, balanceAfter: 1, createdAt: now }],
    keepWatched: [{ memberId, coin: id, name: id, watchedAt: now }],
    deleteWatched: [memberId, id],
    keepAlert: [toAlert(id)],
    deleteAlerts: [memberId, id],
    insertReadingBatch: [toBatch(id)],
    takeReadingBatch: [toBatch(id), now],
    finishReadingBatch: [toBatch(id), now],
    keepCoinMonths: [[{ coin: id, month: '2026-11', geckoId: null, chartedOn: null, days: {}, readAt: now }]],
    purgeCoinMonths: [{ month: '2025-11', unwatchedSince: 0 }],
    purgeReadingBatches: ['2026-11-20'],
    insertLiveVersion: [live, now],
    updateLiveVersion: [live],
    writeProbe: [now],
  };
}

const live: LiveVersion = { module, version: 1, fingerprint: '', seal: '' };

const addedDay: AddedDays = {
  coin: 'btc-bitcoin',
  last: undefined,
  days: [{ day: '2026-11-21', source: 'CoinPaprika', isSample: false, values: { price: 2 }, readAt: now }],
};

function toAlert(recordId: string): KeptAlert {
  const dates = { since: '2026-11-20', until: '2026-12-31' };
  const asked = { fact: 'price', side: 'above', figure: 1.5 } as const;
  return { memberId, recordId, number: 1, coin: 'btc-bitcoin', ...asked, ...dates, state: {} };
}

function toBatch(id: string): ReadingBatch {
  return { day: id, batch: 1, coins: [id], claimedAt: now, readAt: null };
}

function toWritten(id: string) {
  const session: Session = {
    tokenHash: id,
    memberId,
    createdAt: now,
    lastSeenAt: now,
    method: 'code',
    browser: '',
  };
  const times = { tries: 0, nextAt: now, expiresAt: now };
  const asked = { challengeId: '', networkHash: '', isKnownBrowser: false };
  const passkey: Passkey = {
    id,
    memberId,
    publicKey: '',
    counter: 0,
    transports: [],
    name: '',
    createdAt: now,
    lastUsedAt: null,
  };
  const before: StoredRecord = { ...record, module, revision: Number(id.replaceAll(/\D/g, '')) };
  return {
    session,
    passkey,
    record: before,
    mail: { id, kind: 'code', email: '', ...asked, ...times } as const,
  };
}

type CommandArgs = {
  readonly [Name in keyof typeof commands]: Parameters<(typeof commands)[Name]>[1];
};

/** One call of each command. `recordId`: a record of the member; `question`: the id of a question with a tick. */
export function buildCommandCalls(id: string, recordId: string, question: string): CommandArgs {
  const { passkey } = toWritten(id);
  const answered = { challengeHash: id, challengeEnds: now };
  const session = { tokenHash: id, method: 'code', browser: '', replaces: undefined, now } as const;
  const asker = { emailHash: id, networkHash: id };
  const content = { fields: { [question]: true }, about: {}, version: undefined };
  const ofRecord = { memberId, module, id: recordId, now };
  const newMember = (name: string): Pick<Member, 'id' | 'email' | 'subExpiry'> & { now: number } => ({
    id: name,
    email: `${name}@studio.example`,
    subExpiry: now,
    now,
  });
  return {
    login: { email: maya.email, ...session },
    touchSession: { tokenHash: id, now },
    logout: { tokenHash: id },
    revokeSessions: { memberId },
    signOutEverywhere: { memberId, now },
    startSignIn: {
      ...asker,
      challengeId: id,
      browserHash: id,
      salt: id,
      email: maya.email,
      siteHash: id,
      isKnownBrowser: false,
      now,
    },
    finishSignIn: {
      ...asker,
      ...session,
      email: maya.email,
      challengeId: id,
      browserHash: id,
      emailHashes: [id],
      isRight: true,
      isKnownBrowser: false,
    },
    purgeSignIns: { now },
    addPasskey: { ...passkey, ...answered },
    renamePasskey: { memberId, id, name: 'key' },
    finishPasskey: {
      ...session,
      tokenHash: `${id}p`,
      email: maya.email,
      passkeyId: id,
      counter: 1,
      challengeHash: `${id}p`,
      challengeEnds: now,
      networkHash: id,
      isKnownBrowser: false,
    },
    removePasskey: { memberId, id, now },
    takeMails: { limit: 9, now, until: now, mailsAnHour: 9 },
    postponeMail: { id, nextAt: now },
    deleteMail: { id },
    agreeDisclaimer: { memberId, now },
    createRecord: {
      memberId,
      module,
      id,
      content: { ...content, fields: { ...content.fields, name: 'Bitcoin' } },
      onlyNew: false,
      repeat: { key: id, requestHash: id },
      now,
    },
    updateRecord: { ...ofRecord, content, revisions: undefined },
    restoreVersion: { ...ofRecord, revision: 1, revisions: undefined },
    changeRecordDetails: { ...ofRecord, change: { title: id } },
    purgeRecord: { memberId, module, id: 'r1' },
    claimRewards: { memberId, module, sections: [{ names: ['section'], key: id, reward: 1 }], now },
    collectDaily: { memberId, now },
    watchCoin: { memberId, coin: id, name: id, watchedAt: now },
    unwatchCoin: { memberId, coin: id },
    changeLeaving: { memberId, leaves: true, keep: id, now },
    beginRetentionRun: { now },
    endLapsed: { memberId, retention: Number.MAX_SAFE_INTEGER - now, now },
    endLeaving: { memberId, now },
    purgeOld: { memberId, now },
    purgeShared: { now },
    claimReading: { now },
    countAlerts: { memberId, today: '2026-11-21' },
    keepReading: { batch: toBatch(id), months: [], added: [addedDay], now },
    purgeReadings: { now },
    addMember: newMember(`${id}a`),
    expireMember: { email: `${id}a@studio.example`, now },
    signOutMember: { email: `${id}a@studio.example`, passkeys: true, now },
    removeMember: { email: `${id}a@studio.example` },
    writeProbe: { now },
    storeLiveVersions: { versions: [live], strictness: 'draft', now },
  };
}
