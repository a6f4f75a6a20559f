import { answerCoinPaprika, answerGitHub, answerEthplorer } from './coin-answers.ts';
import { answerMovements } from './chain-answers.ts';
import { answerMarkets } from './market-answers.ts';
import { answerDefiLlama } from './usage-answers.ts';
import type { Asked, StandInAnswer } from './asked.ts';

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

/**
 * The response of a real service to a caller without any key, according to public evidence of 2026 (docs/sources.md).
 */
export function answerAsked(asked: Asked): StandInAnswer {
  return (services[asked.service] ?? answerMarkets)(asked) ?? unknown;
}
