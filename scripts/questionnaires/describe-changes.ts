import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import type { PassedCheck } from './check.ts';
import { placeQuestions } from './placed-source.ts';
import { folderNames } from './former-names.ts';
import { listChanges, type Change } from './list-changes.ts';
import type { StoredUse } from './stored-use.ts';

/** What a release would change, line by line, and what becomes of members' answers where `use` is known. */
export function describeChanges(
  { folders, newlyGivenUp }: Pick<PassedCheck, 'folders' | 'newlyGivenUp'>,
  use?: ReadonlyMap<string, StoredUse>,
): readonly string[] {
  const changed = folders.flatMap(({ source }) => {
    const changes = listChanges(source);
    const stored = use?.get(folderNames(source)[0] ?? source.id);
    if (changes.length === 0) return [];
    return [
      `${source.id}, version ${source.schema['x-questionnaire'].version}:`,
      ...changes.map((change) => `  ${change.line}${describeMembers(change, stored)}`),
      ...(use ? [`  ${describeAnswers(source, stored)}`] : []),
    ];
  });
  return [...changed, ...newlyGivenUp.flatMap((name) => describeGivenUp(name, use?.get(name)))];
}

/** One line that names every version that no release recorded; empty if all are recorded. */
export function describeUnreleased({ folders }: Pick<PassedCheck, 'folders'>): readonly string[] {
  const open = folders
    .map(({ source }) => ({ source, version: source.schema['x-questionnaire'].version }))
    .filter(({ source, version }) => !source.released.versions[String(version)])
    .map(({ source, version }) => `${source.id} version ${version}`);
  if (open.length === 0) return [];
  return [`Not released yet: ${open.join(', ')}. Once they go live, run: npm run schemas -- --release.`];
}

function describeMembers({ question }: Change, stored: StoredUse | undefined): string {
  if (!stored) return '';
  const answered = question?.flatMap((id) => [...(stored.answers.get(id)?.members ?? [])]);
  return ` (${countOf(answered ? new Set(answered).size : stored.members, 'member')})`;
}

function describeAnswers(source: QuestionnaireSource, stored: StoredUse | undefined): string {
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

function describeGivenUp(name: string, stored: StoredUse | undefined): readonly string[] {
  if (!stored) return [];
  const records = countOf(stored.records, 'record');
  return [`${name} was given up: ${records} of ${countOf(stored.members, 'member')} are shown nowhere.`];
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
