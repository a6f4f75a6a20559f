import { claimSchema, dailySchema, ledgerSchema } from '../../contracts/rewards.ts';
import type { Claim, ClaimRequest, Daily, Ledger } from '../../contracts/rewards.ts';
import { bases } from '../../contracts/config.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

export function claimRewards(email: string, claim: ClaimRequest): Promise<Claim> {
  return readBody(api.post(toPath(email), { json: claim }), claimSchema);
}

/** For the server's UTC day; a second call that day changes nothing. */
export function collectDaily(email: string): Promise<Daily> {
  return readBody(api.post(`${toPath(email)}/daily`), dailySchema);
}

/** Oldest first. */
export function loadLedger(email: string): Promise<Ledger> {
  return readBody(api.get(`${toPath(email)}/ledger`), ledgerSchema);
}

function toPath(email: string): string {
  return `${bases.report}/coin/${encodeURIComponent(email)}`;
}
