import { stands as order, type Stand } from '../../../contracts/stands.ts';
import { tallyStands } from '../../../engine/signals.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';

/** The number of questions per stand that occurs, such as "4 for, 1 open". */
export function toStandWords(stands: readonly Stand[]): string {
  const counts = tallyStands(stands);
  return order
    .filter((stand) => counts[stand] > 0)
    .map((stand) => `${counts[stand]} ${copy.standWords[stand]}`)
    .join(', ');
}
