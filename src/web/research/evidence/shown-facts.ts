import { factIds, type CoinFacts, type FactGap } from '../../../contracts/coin-facts.ts';
import type { SentEvidence } from '../../../contracts/record.ts';
import { toSentEvidence } from '../../../engine/kept-evidence.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';

/** The facts that a save of each section stores; without facts, why none was shown. */
export function toShownFacts(
  { sections }: Questionnaire,
  facts: CoinFacts | FactGap,
): Readonly<Record<string, SentEvidence | undefined>> {
  const known = typeof facts === 'string' ? toMissingFacts(facts) : facts;
  return Object.fromEntries(sections.map((section) => [section.id, toSentEvidence(section, known)]));
}

export function toMissingFacts(reason: FactGap): CoinFacts {
  return factIds.map((id) => ({ id, state: 'missing', reason, source: null }));
}
