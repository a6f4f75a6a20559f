import { toWritten } from '../../../../engine/content.ts';
import { edit } from './changes.ts';
import { setSection, toNewer, type LocalRecord, type LocalSection } from './local-record.ts';

/** `into` with the unsaved answers of another document of the same record; united twice, they change nothing more. */
export function unite(into: LocalRecord, { sections, claims, server }: LocalRecord): LocalRecord {
  const united = Object.entries(sections).reduce(
    (document, [id, section]) => addSection(document, id, section),
    into,
  );
  return {
    ...united,
    claims: { ...claims, ...into.claims },
    ...(into.server && { server: toNewer(into.server, server) }),
  };
}

function addSection(into: LocalRecord, sectionId: string, section: LocalSection): LocalRecord {
  if (!into.sections[sectionId]) return setSection(into, sectionId, section);
  const { base, written, state } = section;
  const edited = edit(into, sectionId, { before: toWritten(base), written: toWritten(written) });
  const own = edited.sections[sectionId];
  // What is not decided there is not decided here.
  return own && state.kind === 'conflict' && own.state.kind !== 'conflict'
    ? setSection(edited, sectionId, { ...own, state })
    : edited;
}
