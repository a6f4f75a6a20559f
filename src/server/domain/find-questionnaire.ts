import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import type { Questionnaires } from './context.ts';

/** Inside a write, whose handler has looked it up. */
export function findQuestionnaire(questionnaires: Questionnaires, module: string): CompiledQuestionnaire {
  const compiled = questionnaires.get(module);
  if (!compiled) throw new Error(`There is no questionnaire ${module}`);
  return compiled;
}
