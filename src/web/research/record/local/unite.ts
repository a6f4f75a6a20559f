import { toWritten } from '../../../../engine/content.ts';
import { edit } from './changes.ts';
import { setSection, toNewer, type LocalRecord, type LocalSection } from './local-record.ts';

/** `into` with the unsaved answers of another document of the same record; united twice, they change nothing more. */
export function unite(into: LocalRecord, other: LocalRecord): LocalRecord {
  const { sections, claims } = other;
  const isLater = other.touchedAt >= into.touchedAt;
  const united = Object.entries(sections).reduce(
    (document, [id, section]) => addSection(document, id, section, isLater),
    into,
  );
  return {
    ...united,
    claims: { ...claims, ...into.claims },
    ...toPlace(into, other),
  };
}

function toPlace(into: LocalRecord, other: LocalRecord): Pick<LocalRecord, 'server' | 'create'> {
  const server = into.server ? toNewer(into.server, other.server) : other.server;
  const create = into.create ?? (server ? undefined : other.create);
  return { ...(server && { server }), ...(create && { create }) };
}

/** The later edits are laid over the others: as when they are made in two tabs. */
function addSection(
  into: LocalRecord,
  sectionId: string,
  section: LocalSection,
  isLater: boolean,
): LocalRecord {
  const own = into.sections[sectionId];
  if (!own) return setSection(into, sectionId, section);
  const [earlier, later] = isLater ? [own, section] : [section, own];
  const started = setSection(into, sectionId, { ...own, written: earlier.written });
  const edited = edit(started, sectionId, {
    before: toWritten(later.base),
    written: toWritten(later.written),
  });
  const now = edited.sections[sectionId];
  // What is not decided there is not decided here.
  return now && section.state.kind === 'conflict' && now.state.kind !== 'conflict'
    ? setSection(edited, sectionId, { ...now, state: section.state })
    : edited;
}
