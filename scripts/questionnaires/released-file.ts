import type { QuestionnaireSource, ReleasedAbout, ReleasedFile } from '../../src/engine/compile/source.ts';
import { aboutOf, digest, releaseOf } from './release-of.ts';

export function toReleasedFile(source: QuestionnaireSource): ReleasedFile {
  const { version } = source.schema['x-questionnaire'];
  const { versions, about = {}, seals = {} } = source.released;
  if (seals[String(version)] !== undefined) return withDetails(source, String(version));
  const all = {
    versions: { ...versions, [version]: releaseOf(source) },
    about: { ...about, [version]: aboutOf(source) },
  };
  return { ...all, seals: sealsOf(all) };
}

/**
 * Adds the missing parts of an older record beside it: recording the version again would change its seal, and servers
 * that know the old seal would refuse to start.
 */
function withDetails(source: QuestionnaireSource, version: string): ReleasedFile {
  const { released } = source;
  const present = { questions: releaseOf(source), about: aboutOf(source) };
  const about = released.about?.[version];
  const details =
    released.details?.[version] ?? (about && isFull(about) ? { questions: {}, about } : present);
  const added = Object.entries(released.versions[version] ?? {}).flatMap(([id, sealed]) => {
    const recorded = { ...details.questions[id], ...sealed };
    const { signalNo, appliesIf, excludes } = present.questions[id] ?? {};
    const lacking = {
      ...(!recorded.signalNo && signalNo && { signalNo, ...(appliesIf && { appliesIf }) }),
      ...(!recorded.excludes && excludes && { excludes }),
    };
    return Object.keys(lacking).length === 0 ? [] : [[id, { ...recorded, ...lacking }] as const];
  });
  if (added.length === 0 && details !== present) return released;
  const questions = { ...details.questions, ...Object.fromEntries(added) };
  return { ...released, details: { ...released.details, [version]: { ...details, questions } } };
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
