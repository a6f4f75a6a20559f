import type { QuestionnaireSource, ReleasedFile } from '../../src/engine/registry/source.ts';
import { aboutOf, digest, releaseOf } from './release-of.ts';

/** What released.json should say once the present version is released too. */
export function toReleasedFile(source: QuestionnaireSource): ReleasedFile {
  const { version } = source.schema['x-questionnaire'];
  const { versions, about = {}, seals = {} } = source.released;
  if (seals[String(version)] !== undefined) return source.released;
  const all = {
    versions: { ...versions, [version]: releaseOf(source) },
    about: { ...about, [version]: aboutOf(source) },
  };
  return { ...all, seals: sealsOf(all) };
}

/** The seal of each version, in their order: each is made of the version and the seal before it. */
export function sealsOf({ versions, about = {} }: ReleasedFile): Record<string, string> {
  const seals: Record<string, string> = {};
  let last = '';
  for (const version of listVersions({ versions })) {
    last = digest([last, version, about[version], versions[version]]);
    seals[version] = last;
  }
  return seals;
}

/** The numbers of the released versions, from the first on. */
export function listVersions({ versions }: Pick<ReleasedFile, 'versions'>): readonly string[] {
  return Object.keys(versions).toSorted((a, b) => Number(a) - Number(b));
}

/** The number of the newest released version; undefined where none was released. */
export function newestVersion(released: Pick<ReleasedFile, 'versions'>): string | undefined {
  return listVersions(released).at(-1);
}

/** The seal of the newest version; undefined where none is sealed. */
export function lastSeal(released: ReleasedFile): string | undefined {
  return released.seals?.[newestVersion(released) ?? ''];
}
