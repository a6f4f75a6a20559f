import type { CalendarEvent, EventPage } from '../../../src/contracts/events.ts';
import proofFile from '../../../assets/sample/media/quiet-orbits.png?url';

const long = 'Averyveryverylongnamewithoutanyplacetobreakit'.repeat(2);

const upgrade: CalendarEvent = {
  title: { en: 'Invented event: network upgrade' },
  date_event: '2026-11-24T00:00:00Z',
  source: 'https://www.example.com/upgrade',
  coins: [{ fullname: 'Bitcoin (BTC)' }, { fullname: 'Ethereum (ETH)' }],
  categories: [{ name: 'Release' }, { name: 'Hard fork' }],
  proof: 'https://example.com/proof.png',
  media: proofFile,
};

const talk: CalendarEvent = {
  ...upgrade,
  title: { en: 'Invented event: questions and answers' },
  date_event: '2026-11-30T23:30:00-03:00',
  source: null,
  coins: ['Dai', 'Uniswap', 'Sushi', 'Polygon', 'Monero', 'Solana'].map((fullname) => ({ fullname })),
  categories: [{ name: 'AMA' }],
  proof: null,
  media: null,
};

const broken: CalendarEvent = {
  ...upgrade,
  title: { en: 'Invented event: a conference' },
  date_event: '2026-12-03T00:00:00Z',
  coins: [],
  categories: [{ name: 'Conference' }],
  media: '/media/broken.png',
};

const odd: CalendarEvent = {
  ...talk,
  title: { en: `<b>${long}</b>` },
  date_event: 'soon',
  source: 'javascript:alert(1)',
  coins: [{ fullname: long }],
  categories: [{ name: long }],
};

export const threePages = [
  toPage([upgrade, talk, broken]),
  toPage([
    { ...upgrade, title: { en: 'Invented event: listing' }, date_event: '2026-12-04T00:00:00Z' },
    { ...talk, title: { en: 'Invented event: vote' }, date_event: '2026-12-05T00:00:00Z' },
    { ...broken, title: { en: 'Invented event: meeting' }, date_event: '2026-12-06T00:00:00Z' },
  ]),
  toPage([{ ...upgrade, title: { en: 'Invented event: last of all' }, date_event: '2027-01-07T00:00:00Z' }]),
] as const;

export const onePage = toPage([upgrade, talk, broken, odd], { total_count: 4, page_count: 1 });

export const noEvents = toPage([], { total_count: 0, page_count: 0 });

/** The source responded, but reports a failure. */
export const refusedPage: EventPage = { ...noEvents, status: { error_code: 429 } };

export const manyEvents = toPage(
  Array.from({ length: 60 }, (_, index) => ({
    ...upgrade,
    title: { en: `Invented event ${index + 1}` },
    media: null,
  })),
  { total_count: 60, page_count: 1 },
);

/** One event fewer than its count says. */
export const shortPage = toPage([upgrade, talk], { total_count: 3, page_count: 1 });

function toPage(
  body: readonly CalendarEvent[],
  counts: EventPage['_metadata'] = { total_count: 7, page_count: 3 },
): EventPage {
  return { status: { error_code: 0 }, _metadata: counts, body: [...body] };
}
