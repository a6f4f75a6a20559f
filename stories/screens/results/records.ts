import { bases } from '../../../src/contracts/config.ts';
import type { RecordList } from '../../../src/contracts/record-lists.ts';
import type { RecordAbout, WireValue } from '../../../src/contracts/record.ts';
import type { Session } from '../../../src/contracts/account.ts';
import { stageMember } from '../open-stage.ts';
import { resultsCatalog } from '../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import type { ApiAnswers } from '../stub-api.ts';

/** A record as a story's server keeps it; a question that it does not name was never answered. */
export interface StageRecord {
  readonly id: string;
  readonly name: string | null;
  readonly subject?: string | null;
  readonly archived?: boolean;
  /** The ids of questions with an explicit No, then of those that the member can't tell. */
  readonly no?: readonly string[];
  readonly cantTell?: readonly string[];
  readonly day?: string | null;
  readonly savedAt: string;
  readonly damaged?: boolean;
  readonly sections: readonly string[];
  readonly fields: Readonly<Record<string, WireValue>>;
  readonly evidence?: RecordAbout['evidence'];
  readonly price?: RecordList[number]['price'];
}

type Latest = Session['records'][number];

/** A server with these records by questionnaire, the last saved one first; `latest` adds to the last saved ones. */
export function serveStageRecords(
  records: Readonly<Record<string, readonly StageRecord[]>>,
  latest: readonly (Partial<Latest> & Pick<Latest, 'module'>)[] = [],
): ApiAnswers {
  const calls = Object.entries(records).flatMap(([module, list]) => {
    const path = `GET ${bases.report}/${module}/${stageMember.email}`;
    const rows = list.map((record) => toRow(module, record));
    return [
      [`${path}/cg`, toAnswer(module, list[0])],
      [`${path}/records`, { kind: 'json', body: rows }],
      [`${path}/journal`, { kind: 'json', body: list.map((record) => toBody(module, record)) }],
      ...list.map((record) => [`${path}/records/${record.id}`, toAnswer(module, record)]),
    ];
  });
  const none = resultsCatalog.flatMap(({ id }) =>
    ['records', 'deleted', 'journal'].map((list) => [
      `GET ${bases.report}/${id}/${stageMember.email}/${list}`,
      { kind: 'json', body: [] },
    ]),
  );
  const saved = Object.entries(records).flatMap(([module, [first]]) =>
    first ? { module, id: first.id, sections: [...first.sections] } : [],
  );
  const others = latest.filter(({ module }) => !saved.some((one) => one.module === module));
  const rows = saved.map((one) => ({ ...one, ...latest.find(({ module }) => module === one.module) }));
  return {
    'GET /api/watchlist': { kind: 'json', body: [] },
    'GET /api/desk': { kind: 'json', body: { alerts: [], reviews: [], changed: [] } },
    ...Object.fromEntries(none),
    ...Object.fromEntries(calls),
    'GET /api/session': { kind: 'json', body: toSession([...rows, ...others]) },
  };
}

function toRow(module: string, record: StageRecord) {
  const { id, name, price } = record;
  return { id, name, ...toAbout(module, record), ...(price && { price }) };
}

function toAnswer(module: string, record: StageRecord | undefined) {
  if (!record) return { kind: 'refused', code: 'NOT_FOUND' } as const;
  if (record.damaged) return { kind: 'refused', code: 'RECORD_DAMAGED' } as const;
  return { kind: 'json', body: toBody(module, record) } as const;
}

function toBody(module: string, record: StageRecord) {
  const { id, name, fields, no = [], cantTell = [], damaged = false, evidence } = record;
  const about = {
    ...toAbout(module, record),
    no: [...no],
    cant_tell: [...cantTell],
    ...(damaged && { damaged }),
    ...(evidence && { evidence }),
  };
  return { id, name, about, ...(!damaged && fields) };
}

function toAbout(
  module: string,
  { savedAt, sections, day = null, subject = null, archived = false }: StageRecord,
) {
  const saved = { sections: [...sections], asked_sections: listAskedSections(module) };
  return { subject, title: null, day, saved_at: savedAt, ...saved, archived };
}

/** Shipped questionnaires have no conditions: every section has something to ask. */
function listAskedSections(module: string): string[] {
  const entry = resultsCatalog.find(({ id }) => id === module);
  return (entry?.sections ?? []).map(({ id }) => id);
}

function toSession(latest: readonly (Partial<Latest> & Pick<Latest, 'module'>)[]): Session {
  const { email, coins } = stageMember;
  return {
    email,
    subExpiry: '2027-01-31T23:59:59.999Z',
    curr_coins: coins,
    days_signed_in: 3,
    last_collected_date: null,
    disclaimer_agreed: true,
    leaves_at: null,
    records: latest.map((record) => ({
      id: 'record',
      name: null,
      subject: null,
      day: null,
      complete: false,
      sections: [],
      asked_sections: listAskedSections(record.module),
      answered: 0,
      asked: 4,
      ...record,
    })),
    paid: [],
  };
}

const coinSections = [
  'marketcap',
  'commsize',
  'exchange',
  'reviews',
  'whitepaper',
  'usecase',
  'marketing',
  'founders',
];

export const bitcoin: StageRecord = {
  id: 'bitcoin',
  name: 'Bitcoin',
  subject: 'btc-bitcoin',
  cantTell: ['whitepaper_recent'],
  savedAt: '2026-11-21T10:00:00.000Z',
  sections: coinSections,
  fields: {
    marketcap_coingecko: true,
    marketcap_coinmarketcap: true,
    exchange_binance: true,
    exchange_kraken: true,
    whitepaper_find: true,
    whitepaper_jargon: true,
    coin_purpose: true,
    coin_code: true,
    founder_meme: true,
  },
};

export const ethereum: StageRecord = {
  id: 'ethereum',
  name: 'Ethereum',
  savedAt: '2026-11-20T10:00:00.000Z',
  sections: coinSections.slice(0, 5),
  fields: { marketcap_coingecko: true, exchange_gemini: true, whitepaper_find: true, coin_team: true },
};

export const solana: StageRecord = {
  id: 'solana',
  name: 'Solana',
  savedAt: '2026-11-19T10:00:00.000Z',
  sections: ['marketcap'],
  fields: { marketcap_coingecko: true },
};

/** Deleted by its member. */
export const dogecoin: StageRecord = {
  id: 'dogecoin',
  name: 'Dogecoin',
  archived: true,
  savedAt: '2026-10-02T10:00:00.000Z',
  sections: ['founders'],
  fields: { founder_meme: true },
};

export const tidal: StageRecord = {
  id: 'tidal',
  name: 'Tidal Forms #418',
  savedAt: '2026-11-19T10:00:00.000Z',
  sections: ['art', 'team', 'project', 'community', 'trading', 'strategy'],
  fields: { art_interesting: true, team_vocal: true },
};

export const calendar: StageRecord = {
  id: 'calendar',
  name: null,
  day: '2026-11-18',
  savedAt: '2026-11-18T10:00:00.000Z',
  sections: ['insights'],
  fields: {
    significant_events: 'Network upgrade on 3 Dec, two large unlocks the same week.',
    meme_coin: 'Three listings with no code and no team.',
    coin_updates: 'None.\nNot even a date.',
    promising_altcoins: 'One.',
  },
};

export const earlierCalendar: StageRecord = {
  ...calendar,
  id: 'calendar-before',
  day: '2026-11-17',
  savedAt: '2026-11-17T10:00:00.000Z',
  fields: { ...calendar.fields, significant_events: 'A hearing.' },
};

export const swing: StageRecord = {
  id: 'swing',
  name: null,
  savedAt: '2026-11-17T10:00:00.000Z',
  sections: ['tobuy'],
  fields: { bull_52d: true, macd_zero: true },
};

export const decision = {
  id: 'of bitcoin',
  name: 'Bitcoin',
  subject: 'btc-bitcoin',
  day: '2026-11-19',
  savedAt: '2026-11-19T10:00:00.000Z',
  sections: ['decision'],
  fields: { decision_choice: 'watch_it' },
} satisfies StageRecord;
