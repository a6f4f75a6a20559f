import {
  buildCompiled,
  type CompiledQuestionnaire,
  type Questionnaire,
  type QuestionnaireValidators,
} from '../../../engine/questionnaire.ts';
import { importUpdated } from './dev-updates.ts';

const folder = '../../../../build/questionnaires';

const questionnaires = import.meta.glob<Questionnaire>(
  '../../../../build/questionnaires/*/questionnaire.json',
  {
    import: 'default',
  },
);
const validators = import.meta.glob<QuestionnaireValidators>(
  '../../../../build/questionnaires/*/validators.js',
  {
    import: 'default',
  },
);

/** Questionnaire and validators are chunks; throws for an unknown id. */
export async function loadQuestionnaire(id: string): Promise<CompiledQuestionnaire> {
  const loadIndex = questionnaires[`${folder}/${id}/questionnaire.json`];
  const loadValidators = validators[`${folder}/${id}/validators.js`];
  if (!loadIndex || !loadValidators) throw new Error(`No questionnaire is called ${id}`);
  const [questionnaire, compiled] = await ((import.meta.hot && importUpdated(id)) ??
    Promise.all([loadIndex(), loadValidators()]));
  return buildCompiled(questionnaire, compiled);
}
