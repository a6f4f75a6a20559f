import { getReleasedVersion } from '../../src/engine/compile/released-version.ts';
import type { QuestionnaireSource, ReleasedFile } from '../../src/engine/compile/source.ts';
import { changeProblems, lossProblems } from './change-problems.ts';
import type { Checked } from './checked.ts';
import { alertChangeProblems, limitProblems, type RecordedVersion } from './limit-problems.ts';
import { errorAt, warningAt, type JsonFile } from './json-file.ts';
import { listChanges } from './list-changes.ts';
import type { Problem } from './problem.ts';
import { getWordedVersion } from './released-wordings.ts';
import { listVersions, newestVersion, sealsOf } from './released-file.ts';

export function releaseProblems(checked: Checked): readonly Problem[] {
  const { source, schemaFile: file, releasedFile } = checked;
  const tampered = releasedFile ? sealProblems(source.released, releasedFile) : [];
  if (tampered.length > 0) return tampered;
  return [...versionProblems(source, file), ...aboutProblems(source, file), ...questionProblems(checked)];
}

function sealProblems(released: ReleasedFile, file: JsonFile): readonly Problem[] {
  const { seals } = released;
  if (seals === undefined) return [];
  const wrong = Object.entries(sealsOf(released)).find(([version, seal]) => seals[version] !== seal);
  const extra = Object.keys(seals).find((version) => !Object.hasOwn(released.versions, version));
  const version = wrong?.[0] ?? extra;
  if (version === undefined) return [];
  return [errorAt(file, ['versions', version], 'release-altered', { version })];
}

function versionProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const { version } = source.schema['x-questionnaire'];
  const newest = Number(newestVersion(source.released) ?? 0);
  const at = ['x-questionnaire', 'version'];
  if (version < newest) return [errorAt(file, at, 'version-left-behind', { newest })];
  if (version <= newest + 1) return [];
  return [
    newest === 0
      ? errorAt(file, at, 'version-not-first', {})
      : errorAt(file, at, 'version-skipped', { newest }),
  ];
}

function aboutProblems({ schema, released }: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const newest = newestVersion(released) ?? '';
  const before = getWordedVersion(released, newest)?.about;
  if (!before) return [];
  const now = schema['x-questionnaire'];
  const describe = (value: string | number | boolean | undefined) => String(value ?? 'none');
  const changed = (['kind', 'subject', 'subjectRequired', 'page', 'reward'] as const).filter(
    (key) => before[key] !== now[key],
  );
  return changed.map((key) => {
    const data = { key, was: describe(before[key]), now: describe(now[key]), version: newest };
    const place = ['x-questionnaire', key];
    switch (key) {
      case 'kind':
      case 'subject':
      case 'subjectRequired':
        return errorAt(file, place, 'questionnaire-fact-changed', data);
      case 'page':
        return warningAt(file, place, 'page-changed', data);
      case 'reward':
        return warningAt(file, place, 'reward-changed', data);
    }
  });
}

function questionProblems(checked: Checked): readonly Problem[] {
  const { source, questions, schemaFile: file } = checked;
  const reported = new Set<string>();
  // The newest first: a question that is gone is gone from every version.
  const versions = listRecords(source.released).toReversed();
  const changed = versions.flatMap(({ version, questions: released }) => {
    const of = { version, released, questions, file };
    const found = [...lossProblems(source, of), ...changeProblems(of)];
    return found.flatMap(({ about, problem }) => {
      if (reported.has(about)) return [];
      reported.add(about);
      return [problem];
    });
  });
  return [...changed, ...limitProblems(checked, versions), ...alertChangeProblems(checked, versions)];
}

function listRecords(released: ReleasedFile): readonly RecordedVersion[] {
  return listVersions(released).flatMap((version) => {
    const recorded = getReleasedVersion(released, version);
    if (!recorded) return [];
    const worded = released.wordings?.[version] && getWordedVersion(released, version);
    return [{ version, ...recorded }, ...(worded ? [{ version, ...worded }] : [])];
  });
}

/** A part that is missing: what replaces it needs a new version too. */
export function isGone({ code }: Problem): boolean {
  return ['section-gone', 'question-gone', 'option-gone', 'options-gone'].includes(code);
}

export function unversionedProblems({ source, schemaFile }: Checked): readonly Problem[] {
  const { version } = source.schema['x-questionnaire'];
  if (!source.released.versions[String(version)]) return [];
  const change = listChanges(source, String(version)).find(({ needsVersion }) => needsVersion)?.line;
  if (change === undefined) return [];
  return [
    errorAt(schemaFile, ['x-questionnaire', 'version'], 'released-version-changed', { version, change }),
  ];
}
