import { toAnswerType } from '../../src/engine/answers/question-types.ts';
import type { QuestionnaireSource } from '../../src/engine/registry/source.ts';
import type { JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { nearest } from './nearest.ts';
import type { PlacedSource } from './placed-source.ts';

/** What is wrong with the questions that a section is said not to be saved without. */
export function requiredProblems(
  { schema }: QuestionnaireSource,
  questions: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  const { kind } = schema['x-questionnaire'];
  return Object.entries(schema.properties).flatMap(([section, { required = [] }]) => {
    const path = ['properties', section, 'required'];
    if (kind === 'insights' && required.length > 0) {
      const sentence =
        'Insights may be saved with blanks, and are complete once all is answered, so nothing in them is "required"; leave it out.';
      return [file.problem(path, sentence)];
    }
    const own = questions.filter((question) => question.section === section && !question.ownTextOf);
    return required.flatMap((id, index) => {
      const sentence = explain(id, own);
      return sentence === undefined ? [] : [file.problem([...path, index], sentence)];
    });
  });
}

function explain(id: string, own: readonly PlacedSource[]): string | undefined {
  const question = own.find((one) => one.id === id);
  if (!question) {
    const meant = nearest(
      id,
      own.map((one) => one.id),
    );
    return `"required" names "${id}", which is no question of this section${meant === undefined ? '' : `; "${meant}" is meant`}.`;
  }
  if (question.source['x-retired'])
    return `"${id}" is retired and so asked of nobody; take it out of "required".`;
  return toAnswerType(question.source) === 'boolean'
    ? `"${id}" is a yes/no question, and no tick is a no, so it cannot be required; leave it out, or ask with two options.`
    : undefined;
}
