import { answerCoinPaprika, answerGitHub, answerEthplorer } from './coin-answers.ts';
import { answerMovements } from './chain-answers.ts';
import { answerMarkets } from './market-answers.ts';
import { answerDefiLlama } from './usage-answers.ts';
import type { Asked, StandInAnswer } from './asked.ts';

/** What a service that is asked for something else than it knows says. */
const unknown: StandInAnswer = { status: 404 };

const services: Readonly<Record<string, (asked: Asked) => StandInAnswer | undefined>> = {
  coinpaprika: answerCoinPaprika,
  github: answerGitHub,
  ethplorer: answerEthplorer,
  defillama: answerDefiLlama,
  mempool: answerMovements,
  routescan: answerMovements,
  blockscout: answerMovements,
  // Without a key it refuses an address within days.
  blockchair: () => ({ status: 430 }),
};

/** The answer of today's internet to a caller without any key, by what public evidence of 2026 says (docs/sources.md). */
export function answerAsked(asked: Asked): StandInAnswer {
  return (services[asked.service] ?? answerMarkets)(asked) ?? unknown;
}
