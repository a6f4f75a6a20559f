import { pages } from '../../contracts/pages.ts';
import { entriesOfPage } from '../../engine/registry/catalog.ts';
import type { Counted } from '../copy/public/landing.ts';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';

/** How much the evaluations ask by the files of now; the landing page tells it. */
export function countEvaluations(): Counted {
  return { coins: countOf(pages.coinEvaluation.path), nfts: countOf(pages.nftEvaluation.path) };
}

function countOf(path: string) {
  const [{ sections } = { sections: [] }] = entriesOfPage(catalog, path);
  return {
    sections: sections.length,
    questions: sections.reduce((sum, { questions }) => sum + questions, 0),
  };
}
