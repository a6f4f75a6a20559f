import type { QuestionnaireSource } from '../../src/engine/registry/source.ts';
import type { PassedCheck } from './check.ts';
import { placeQuestions } from './content-problems.ts';
import { folderNames } from './former-names.ts';
import { listChanges, type Change } from './list-changes.ts';
import type { StoredUse } from './stored-use.ts';

/** What is other than in the last release, line by line, and what becomes of what members have answered where that is known. */
export function tellChanges(
  { folders, givenUp }: Pick<PassedCheck, 'folders' | 'givenUp'>,
  use?: ReadonlyMap<string, StoredUse>,
): readonly string[] {
  const told = folders.flatMap(({ source }) => {
    const changes = listChanges(source);
    const stored = use?.get(folderNames(source)[0] ?? source.id);
    if (changes.length === 0) return [];
    return [
      `${source.id}, version ${source.schema['x-questionnaire'].version}:`,
      ...changes.map((change) => `  ${change.line}${tellMembers(change, stored)}`),
      ...(use ? [`  ${tellFate(source, stored)}`] : []),
    ];
  });
  return [...told, ...givenUp.flatMap((name) => tellGivenUp(name, use?.get(name)))];
}

function tellMembers({ question }: Change, stored: StoredUse | undefined): string {
  if (!stored) return '';
  const members = question === undefined ? stored.members : (stored.answers.get(question)?.members ?? 0);
  return ` (${countOf(members, 'member')})`;
}

/** Of all answers: how many stay as they are, are found by a new name, are asked no longer, or have no question. */
function tellFate(source: QuestionnaireSource, stored: StoredUse | undefined): string {
  if (!stored) return 'No member has a record.';
  const fates = { kept: 0, renamed: 0, 'no longer asked': 0, 'without a question': 0 };
  const questions = placeQuestions(source);
  for (const [name, { count }] of stored.answers) {
    const question = questions.find(
      ({ id, source: one }) => id === name || one['x-former-ids']?.includes(name),
    );
    if (!question) fates['without a question'] += count;
    else if (question.source['x-retired']) fates['no longer asked'] += count;
    else if (question.id === name) fates.kept += count;
    else fates.renamed += count;
  }
  const answers = Object.entries(fates).map(([fate, count]) => `${count} ${fate}`);
  const records = countOf(stored.records, 'record');
  return `${records} of ${countOf(stored.members, 'member')}, with answers: ${answers.join(', ')}.`;
}

function tellGivenUp(name: string, stored: StoredUse | undefined): readonly string[] {
  if (!stored) return [];
  const records = countOf(stored.records, 'record');
  return [`${name} was given up: ${records} of ${countOf(stored.members, 'member')} are shown nowhere.`];
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
