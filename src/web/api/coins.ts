import { claimSchema } from '../../contracts/coins.ts';
import type { Claim, ClaimRequest } from '../../contracts/coins.ts';
import { bases } from '../../contracts/config.ts';
import { api } from './client.ts';
import { readAnswer } from './read-answer.ts';

/** Claims the coins of a saved section. */
export function postClaim(email: string, claim: ClaimRequest): Promise<Claim> {
  return readAnswer(
    api.post(`${bases.report}/coin/${encodeURIComponent(email)}`, { json: claim }),
    claimSchema,
  );
}
