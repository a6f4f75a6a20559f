import type { Session } from '../../src/contracts/account.ts';
import type { Login } from '../../src/contracts/login.ts';
import { answer } from './stub-server.ts';

export const memberEmail = 'maya@studio.example';
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();

const loginAnswer: Login = {
  curr_coins: 128,
  days_signed_in: 3,
  last_collected_date: '2026-11-20',
  disclaimer_agreed: true,
};

export const sessionAnswer: Session = {
  ...loginAnswer,
  email: memberEmail,
  subExpiry: inAYear,
  leaves_at: null,
  records: [],
  paid: [],
};

const path = `/api/report/user/${encodeURIComponent(memberEmail)}`;

export const memberCalls = {
  subscription: `GET ${path}`,
  login: `PUT ${path}/login`,
  session: 'GET /api/session',
  disclaimer: `PUT /api/report/disclaimer/${encodeURIComponent(memberEmail)}`,
  logout: 'POST /api/session/logout',
} as const;

export const memberSubscription = answer({ subExpiry: inAYear });

export const memberAnswers = {
  [memberCalls.subscription]: memberSubscription,
  [memberCalls.login]: answer(loginAnswer),
  [memberCalls.session]: answer(sessionAnswer),
  [memberCalls.disclaimer]: answer({ disclaimer_agreed: true }),
  [memberCalls.logout]: () => new Response(null, { status: 204 }),
} as const;
