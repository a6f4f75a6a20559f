import type { QuestionnaireSource, ReleasedAbout, ReleasedFile } from '../../src/engine/compile/source.ts';
import { aboutOf, digest, releaseOf } from './release-of.ts';
import { withWordings } from './released-wordings.ts';

export function toReleasedFile(source: QuestionnaireSource): ReleasedFile {
  const { version } = source.schema['x-questionnaire'];
  const { versions, about = {}, seals = {} } = source.released;
  if (seals[String(version)] !== undefined) return withWordings(source);
  const all = {
    versions: { ...versions, [version]: releaseOf(source) },
    about: { ...about, [version]: aboutOf(source) },
  };
  return { ...source.released, ...all, seals: sealsOf(all) };
}

export function isFull(about: ReleasedAbout | undefined): boolean {
  return about?.order !== undefined;
}

/** The seal of each version, in order: a digest of the version and the seal before it. */
export function sealsOf({ versions, about = {} }: ReleasedFile): Record<string, string> {
  const seals: Record<string, string> = {};
  let last = '';
  for (const version of listVersions({ versions })) {
    last = digest([last, version, about[version], versions[version]]);
    seals[version] = last;
  }
  return seals;
}

export function listVersions({ versions }: Pick<ReleasedFile, 'versions'>): readonly string[] {
  return Object.keys(versions).toSorted((a, b) => Number(a) - Number(b));
}

export function newestVersion(released: Pick<ReleasedFile, 'versions'>): string | undefined {
  return listVersions(released).at(-1);
}

export function lastSeal(released: ReleasedFile): string | undefined {
  return released.seals?.[newestVersion(released) ?? ''];
}
