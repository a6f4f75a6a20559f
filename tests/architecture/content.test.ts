import { describe, expect, it } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';
import { schemasDir } from '../../scripts/questionnaires/paths.ts';
import { buildQuestionnaire } from '../../src/engine/compile/build-questionnaire.ts';
import { sources } from './sources.ts';

describe('questions, options and questionnaires', () => {
  it('are named in schemas/ and never in src/', async () => {
    const names = await loadNames();
    expect(names.length).toBeGreaterThan(0);
    const named = names.flatMap(({ name, zones }) => {
      const literal = new RegExp(`(['"\`])${name}\\1`);
      // A name with an underscore is no ordinary word, so it counts without quotes too.
      const anyForm = name.includes('_') ? new RegExp(`\\b${name}\\b`) : literal;
      return sources
        .filter(({ path, text }) => zones.some((zone) => path.startsWith(zone)) && anyForm.test(text))
        .map(({ path }) => `${path} names ${name}`);
    });
    expect(named).toEqual([]);
  });
});

interface Name {
  readonly name: string;
  readonly zones: readonly string[];
}

const everywhere = ['src/'];
// An icon or a feed may have the name of a questionnaire.
const whereQuestionnairesAreHandled = [
  'src/engine/',
  'src/web/research/',
  'src/web/app/',
  'src/server/domain/',
];

async function loadNames(): Promise<readonly Name[]> {
  const checked = await checkFolders(schemasDir);
  if (checked.kind === 'problems') throw new Error(checked.report);
  const questionnaires = checked.folders.map(({ source }) => buildQuestionnaire(source, () => ''));
  return questionnaires.flatMap(({ id, sections }) => [
    { name: id, zones: whereQuestionnairesAreHandled },
    ...sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) => [
        question.id,
        question.savedAs,
        ...question.formerIds,
        ...question.options.flatMap((option) => [option.id, ...option.formerIds]),
      ])
      .map((name) => ({ name, zones: everywhere })),
  ]);
}
