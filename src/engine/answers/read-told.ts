import type { FactId } from '../../contracts/coin-facts.ts';
import { listFacts } from '../registry/condition.ts';
import { currentSections } from '../registry/names.ts';
import type { Questionnaire } from '../registry/questionnaire.ts';
import { readToldId, toToldId } from './told-facts.ts';

/** A field of a save that says what a section was told; `section` and `id` are those of now. */
interface ToldField {
  readonly path: string;
  readonly section: string;
  readonly fact: FactId;
  readonly id: string;
  readonly value: string;
}

/** The fields of a save that say what sections were told of facts; only of facts that a version hangs on. */
export function readTold(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
): readonly ToldField[] {
  const facts = listFactsEver(questionnaire);
  return Object.entries(fields).flatMap(([path, value]): readonly ToldField[] => {
    const told = readToldId(path);
    if (!told || typeof value !== 'string') return [];
    const [section = ''] = currentSections(questionnaire, [told.section]);
    const fact = facts.find((one) => one === told.fact);
    if (!fact || !questionnaire.sections.some(({ id }) => id === section)) return [];
    return [{ path, section, fact, id: toToldId(section, fact), value }];
  });
}

function listFactsEver({ sections, askedThen = {} }: Questionnaire): readonly FactId[] {
  return listFacts([...sections.flatMap(({ questions }) => questions), ...Object.values(askedThen).flat()]);
}
