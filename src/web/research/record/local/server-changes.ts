import {
  applyEdits,
  isSameContent,
  listChanged,
  takeQuestions,
  type Content,
} from '../../../../engine/content.ts';
import {
  removeSection,
  setSection,
  toNewer,
  withoutCreate,
  type LocalRecord,
  type LocalSection,
  type ServerRecord,
} from './local-record.ts';

/** A record as the server sent it; unsaved sections keep their base. Another tab may have a newer revision. */
export function load(
  document: LocalRecord,
  server: ServerRecord,
  about: Pick<LocalRecord, 'subject' | 'day'> = {},
): LocalRecord {
  return { ...document, ...about, server: toNewer(server, document.server) };
}

/** The answers of a first save are with the server, also if the member has saved others since. */
export function confirmCreate(
  document: LocalRecord,
  { id, etag }: Pick<Confirmation, 'id' | 'etag'>,
  created: Readonly<Record<string, Content>>,
): LocalRecord {
  const sections = Object.entries(document.sections).map(([sectionId, section]) => {
    const base = created[sectionId];
    return [sectionId, base ? { ...section, base } : section];
  });
  const server = { id, ...(etag !== undefined && { etag }), sections: created, whole: true };
  return { ...withoutCreate(document), server, sections: Object.fromEntries(sections) };
}

/** A save that the server has confirmed. */
interface Confirmation {
  readonly id: string;
  readonly etag: string | undefined;
  /** What the member saved, and what the server has now: with changes from elsewhere. */
  readonly sent: Content;
  readonly merged: Content;
  readonly unseen: readonly string[] | undefined;
}

/** Edits made since stay, on the saved content. */
export function confirm(
  before: LocalRecord,
  sectionId: string,
  { id, etag, sent, merged, unseen }: Confirmation,
): LocalRecord {
  const document = withoutCreate(before);
  const server: ServerRecord = {
    whole: true,
    ...document.server,
    id,
    sections: { ...document.server?.sections, [sectionId]: merged },
    ...(unseen && { unseen }),
  };
  const next = { ...document, server: withEtag(server, etag) };
  const section = document.sections[sectionId];
  return section ? settle(next, sectionId, section, { sent, merged }) : next;
}

export function withEtag(before: ServerRecord, etag: string | undefined): ServerRecord {
  const { etag: _, ...server } = before;
  return { ...server, ...(etag !== undefined && { etag }) };
}

/**
 * Lays the edits made since over what was saved. A question that was edited meanwhile, and changed elsewhere too, keeps its
 * old base: the member has not seen the other answer.
 */
function settle(
  document: LocalRecord,
  sectionId: string,
  { attempt, ...section }: LocalSection,
  { sent, merged }: Pick<Confirmation, 'sent' | 'merged'>,
): LocalRecord {
  const rebase = (content: Content): Content => ({ ...content, ...applyEdits(sent, content, merged) });
  const others = listChanged(sent, merged);
  const edited = listChanged(sent, section.written).filter((id) => others.includes(id));
  const base = { ...merged, ...takeQuestions(merged, sent, edited) };
  const written = rebase(section.written);
  // Saved again since: that save is still in the queue.
  if (attempt && !isSameContent(attempt.sent, sent)) {
    const { earlier: _, ...left } = attempt;
    const newer = { ...left, sent: rebase(attempt.sent) };
    return setSection(document, sectionId, { ...section, written, base, attempt: newer });
  }
  // Another tab has changed a text meanwhile: the member still decides.
  if (section.state.kind === 'conflict')
    return setSection(document, sectionId, { ...section, written, base });
  if (isSameContent(written, merged)) return removeSection(document, sectionId);
  return setSection(document, sectionId, { written, base, state: { kind: 'edited' } });
}
