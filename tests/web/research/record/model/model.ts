import { isSameAnswer } from '../../../../../src/engine/three-way-merge.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../../../../src/engine/questionnaire.ts';
import type { AnswersAndNotes } from '../../../../../src/engine/content.ts';
import { foldName } from '../../../../../src/contracts/subject.ts';
import type { RecordServer } from '../record-server.ts';
import type { Build, Place, ShownRecord, ShownSection, UnsavedWork } from './tab.ts';

/** An answer (`part` answer) or the text of a note; undefined: taken back. */
export type Value = string | boolean | undefined;

export interface Spot extends Place {
  readonly part: 'answer' | 'note';
}

/** What the tab `slot` shows; a reload keeps the slot. */
export interface Look {
  readonly slot: object;
  readonly records: readonly ShownRecord[];
  readonly unsaved: readonly UnsavedWork[];
}

type Named = Pick<ShownRecord, 'questionnaire' | 'about' | 'id' | 'key'>;

/** An answer of the member that the server does not have yet. */
interface Edit extends Spot, Named {
  readonly slot: object;
  /** Newest first, down to the one before the first edit. */
  readonly versions: readonly Version[];
  /** The newest; after a killed page, also those that it may fall back to. */
  readonly values: readonly Value[];
}

interface Version {
  readonly value: Value;
  /** In ms since the epoch. */
  readonly at: number;
}

/** A value that another device stored, until this browser has shown it or the member has chosen over it. */
interface Unseen extends Spot {
  readonly recordId: string;
  /** Before the other device changed it. */
  readonly base: Value;
  readonly value: Value;
}

/** What the member must see and what the server must have. Methods return what is wrong. */
export type SavingModel = ReturnType<typeof openModel>;

export function openModel(
  questionnaires: readonly CompiledQuestionnaire[],
  server: RecordServer,
  build: Pick<Build, 'keptWithin' | 'sharesUnsaved'>,
) {
  let edits: readonly Edit[] = [];
  let unseen: readonly Unseen[] = [];
  /** Everything the server ever had, by record and question. */
  const history = openSets();
  /** What was shown as saved, and what was replaced after that, by record and question. */
  const known = openSets();
  const replaced = openSets();
  /** What was shown, and what the member has written or chosen, by question. */
  const seen = openSets();
  const written = openSets();
  /** Questions that another device wrote last. */
  const elsewhere = new Set<string>();
  /** The server's ids of the records of this browser. */
  const ids = new Map<string, string>();
  /** By subject: how many records the member has begun at most, and how many the server has got. */
  const begun = new Map<string, number>();
  const made = new Map<string, number>();
  /** The server's records when they were last looked at. */
  let before: RecordServer['records'] = [];

  const isSame = ({ questionnaire, question, part }: Spot, one: Value, other: Value): boolean => {
    if (part === 'note') return (one ?? '') === (other ?? '');
    const { questionnaire: own } = find(questionnaires, questionnaire);
    const asked = allQuestions(own).find(({ id }) => id === question)!;
    return isSameAnswer(own, asked, one, other);
  };
  const isAny = (spot: Spot, values: readonly Value[], value: Value) =>
    values.some((one) => isSame(spot, one, value));
  const stored = (spot: Spot, recordId: string | undefined): { readonly value: Value } | undefined => {
    const found = server.records.find(({ id, module }) => id === recordId && module === spot.questionnaire);
    return found && { value: valueOf(spot, found.stored) };
  };
  /** Taken back in a record that was deleted elsewhere: nothing of it is left. */
  const isGone = (edit: Edit) =>
    isAny(edit, edit.values, undefined) &&
    !server.records.some(
      (one) => one.module === edit.questionnaire && isAbout(nameOfRecord(one), edit.about),
    );
  const isOnServer = (id: string) => server.records.some((record) => record.id === id);
  /** The server's id, unless the record was deleted there: its answers then belong to a new one. */
  const idOf = ({ id, key }: Named): string | undefined => {
    const own = id ?? (key === undefined ? undefined : ids.get(key));
    return own !== undefined && isOnServer(own) ? own : undefined;
  };
  const isOf = (edit: Edit, record: Named): boolean =>
    edit.questionnaire === record.questionnaire &&
    ((edit.key !== undefined && edit.key === record.key) ||
      (record.id !== undefined && idOf(edit) === record.id));
  /** A record whose id is not known here yet is recognised by its subject. */
  const isRecord = (recordId: string, { id, questionnaire, about }: Named): boolean =>
    id === undefined
      ? server.records.some(
          (one) => one.id === recordId && one.module === questionnaire && isAbout(nameOfRecord(one), about),
        )
      : id === recordId;
  const isShown = (edit: Edit, { sections }: ShownRecord): boolean => {
    const section = sections.find((one) => one.section === edit.section);
    if (!section) return isAny(edit, edit.values, undefined);
    if (isAny(edit, edit.values, valueOf(edit, section))) return true;
    const { questions = [], theirs } = section.conflict ?? {};
    return theirs !== undefined && questions.includes(edit.question)
      ? isAny(edit, edit.values, valueOf(edit, theirs))
      : false;
  };

  /** Drops the edits that the server has. */
  const confirm = (): void => {
    edits = edits.filter((edit) => {
      const id = idOf(edit);
      return !server.records.some(
        (record) =>
          record.module === edit.questionnaire &&
          (id === undefined ? isAbout(nameOfRecord(record), edit.about) : record.id === id) &&
          isAny(edit, edit.values, valueOf(edit, record.stored)),
      );
    });
  };
  const remember = (): void => {
    before = [...server.records];
    for (const record of before)
      for (const spot of spotsOf(questionnaires, record.module)) {
        const value = valueOf(spot, record.stored);
        if (value !== undefined) history.add(toAt(record.id, spot), value);
      }
  };
  /** What is wrong with the change of one question by this browser. */
  const judge = (spot: Spot, recordId: string, was: Value, now: Value): string | undefined => {
    if (isSame(spot, was, now)) return undefined;
    const at = toAt(recordId, spot);
    if (!written.has(toName(spot), now)) return `${at} got ${String(now)}, which the member never wrote`;
    if (typeof now === 'string' && replaced.has(at, now))
      return `${at} is ${now} again, which was replaced by ${String(was)}`;
    if (known.has(at, was)) replaced.add(at, was);
    return undefined;
  };

  /** Called whenever the server has worked on a call of this browser. */
  const onArrival = (): string | undefined => {
    const faults: (string | undefined)[] = [];
    for (const record of server.records) {
      const former = before.find(({ id }) => id === record.id);
      if (former === record) continue;
      for (const spot of spotsOf(questionnaires, record.module)) {
        const was = former && valueOf(spot, former.stored);
        const now = valueOf(spot, record.stored);
        // What was saved before the record was deleted elsewhere is saved again.
        if (former || !seen.has(toName(spot), now)) faults.push(judge(spot, record.id, was, now));
      }
      if (former) continue;
      const subject = toSubjectKey(record.module, nameOfRecord(record));
      made.set(subject, (made.get(subject) ?? 0) + 1);
      if ((made.get(subject) ?? 0) > (begun.get(subject) ?? 0))
        faults.push(`${record.id} is a second record about ${subject}`);
    }
    remember();
    confirm();
    const erased = unseen.find((one) => {
      const now = stored(one, one.recordId);
      return now && !isSame(one, now.value, one.value);
    });
    if (erased) faults.push(`${toName(erased)}, given only elsewhere, was erased: ${String(erased.value)}`);
    return faults.find((fault) => fault !== undefined);
  };

  return {
    onArrival,

    /** The member may begin a record: with the first edit or save of a blank one. */
    begins(questionnaire: string, about: string | undefined, count = 1): void {
      const subject = toSubjectKey(questionnaire, about);
      begun.set(subject, (begun.get(subject) ?? 0) + count);
    },

    edited(
      slot: object,
      record: Named,
      spot: Spot,
      { before: was, value }: { readonly before: Value; readonly value: Value },
    ): void {
      if (isSame(spot, was, value)) return;
      written.add(toName(spot), value);
      const isBefore = (one: Edit) =>
        toName(one) === toName(spot) &&
        isAbout(one.about, record.about) &&
        ((one.slot === slot && isOf(one, record)) ||
          isAny(spot, one.values, was) ||
          // Of two ticks the later one counts.
          typeof value === 'boolean');
      const former = edits.find((one) => isBefore(one) && isOf(one, record)) ?? edits.find(isBefore);
      const versionsBefore = former?.versions ?? [{ value: was, at: -Infinity }];
      // A killed page may have lost the newest.
      const shown = versionsBefore.findIndex((one) => isSame(spot, one.value, was));
      const earlier = versionsBefore.slice(Math.max(shown, 0));
      const { questionnaire, about, id, key } = record;
      const versions = [{ value, at: Date.now() }, ...earlier];
      // Of two ticks in two tabs at the same moment, either one may count.
      const [last] = former && former.slot !== slot ? former.versions : [];
      const isAtOnce = typeof value === 'boolean' && last && Date.now() - last.at <= build.keptWithin;
      const values = isAtOnce ? [value, ...former!.values] : [value];
      const edit = { ...spot, questionnaire, about, id, key, slot, versions, values };
      edits = edits.filter((one) => !isBefore(one));
      // Taken back to where it started: nothing is written any more.
      if (!isSame(spot, earlier.at(-1)?.value, value)) edits = [...edits, edit];
      confirm();
    },

    saveElsewhere(spot: Spot, recordId: string, looks: readonly Look[], save: () => void): void {
      const was = stored(spot, recordId);
      save();
      const now = stored(spot, recordId);
      remember();
      if (isSame(spot, was?.value, now?.value)) return;
      const at = toAt(recordId, spot);
      elsewhere.add(at);
      if (known.has(at, was?.value)) replaced.add(at, was?.value);
      const isThis = (one: Unseen) => toAt(one.recordId, one) === at;
      const { base } = unseen.find(isThis) ?? { base: was?.value };
      const others = unseen.filter((one) => !isThis(one));
      const isKnown = sectionsOf(looks).some(
        ({ record, section }) =>
          record.id === recordId &&
          section.section === spot.section &&
          section.status === 'saved' &&
          isSame(spot, valueOf(spot, section), was?.value),
      );
      // Changed back before this browser knew of it, such as its save without a response: nothing is new to it.
      const isBack = isSame(spot, base, now?.value) || (!isKnown && isSame(spot, now?.value, undefined));
      unseen = isBack ? others : [...others, { ...spot, recordId, base, value: now?.value }];
      confirm();
    },

    /** The member decides a conflict. `theirs`: the questions that take the other version. */
    chose(
      record: ShownRecord,
      { section, conflict, ...mine }: ShownSection,
      theirs: readonly string[],
    ): void {
      const { questionnaire } = record;
      for (const question of conflict?.questions ?? [])
        for (const part of ['answer', 'note'] as const) {
          const spot = { questionnaire, section, question, part };
          const [left, taken] = [mine, conflict!.theirs].map((one) => valueOf(spot, one));
          const [dropped, chosen] = theirs.includes(question) ? [left, taken] : [taken, left];
          written.add(toName(spot), chosen);
          if (record.id !== undefined) replaced.remove(toAt(record.id, spot), chosen);
          const isThis = (one: Spot) => toName(one) === toName(spot);
          unseen = unseen.filter((one) => !(isThis(one) && isRecord(one.recordId, record)));
          edits = edits.filter(
            (edit) =>
              !(isThis(edit) && isAbout(edit.about, record.about) && isAny(spot, edit.values, dropped)),
          );
        }
    },

    /** The page in the slot is killed, with what it has not stored yet. */
    killed(slot: object): void {
      const isKept = ({ at }: Version) => Date.now() - at > build.keptWithin;
      edits = edits.map((edit) => {
        // It may have been lost before.
        if (edit.slot !== slot || edit.values.length > 1) return edit;
        const kept = edit.versions.findIndex(isKept);
        return { ...edit, values: edit.versions.slice(0, kept + 1).map(({ value }) => value) };
      });
    },
    /** The page in the slot is hidden: from now on it may be killed. */
    hidden(slot: object): void {
      const toKept = ({ value }: Version) => ({ value, at: -Infinity });
      edits = edits.map((edit) =>
        edit.slot === slot ? { ...edit, versions: edit.versions.map(toKept) } : edit,
      );
    },
    /** The member deletes a record, with what is not saved of it. */
    deleted(recordId: string): void {
      edits = edits.filter((edit) => !isRecord(recordId, { ...edit, id: idOf(edit) }));
    },
    forget(): void {
      edits = [];
    },

    look(looks: readonly Look[]): void {
      for (const { key, id } of looks.flatMap(({ records, unsaved }) => [...records, ...unsaved]))
        if (key !== undefined && id !== undefined) ids.set(key, id);
      for (const { record, section } of sectionsOf(looks)) {
        if (record.id === undefined) continue;
        for (const spot of spotsOf(questionnaires, record.questionnaire)) {
          if (spot.section !== section.section) continue;
          const value = valueOf(spot, section);
          seen.add(toName(spot), value);
          if (section.status === 'saved') known.add(toAt(record.id, spot), value);
        }
      }
      unseen = unseen.filter(
        (one) =>
          !sectionsOf(looks).some(
            ({ record, section }) =>
              record.id === one.recordId &&
              section.section === one.section &&
              isSame(one, valueOf(one, section), one.value),
          ),
      );
    },

    /** `settled`: everything that can be sent was sent, and every tab knows. */
    findFault(looks: readonly Look[], settled: boolean): string | undefined {
      for (const { record, section } of sectionsOf(looks)) {
        const { status } = section;
        for (const spot of spotsOf(questionnaires, record.questionnaire)) {
          if (spot.section !== section.section) continue;
          const value = valueOf(spot, section);
          if (status === 'blank' && value !== undefined && value !== '')
            return `${toName(spot)} shows ${String(value)} in a blank section`;
          if (status !== 'saved') continue;
          const now = stored(spot, record.id);
          if (!now || isSame(spot, now.value, value)) continue;
          const at = toAt(record.id!, spot);
          if (settled && !elsewhere.has(at))
            return `${at} reads saved with ${String(value)}; the server has ${String(now.value)}`;
          if (value !== undefined && value !== '' && !history.has(at, value))
            return `${at} reads saved with ${String(value)}, which the server never had`;
        }
        if (settled && status === 'saving') return `${section.section} is still being saved`;
      }
      for (const edit of edits.filter(({ values }) => values.length === 1))
        for (const { slot, records } of looks) {
          if (slot !== edit.slot && !(build.sharesUnsaved && settled)) continue;
          // Until the response to its first save, a record may be shown twice.
          const record = records.find((one) =>
            settled ? isOf(edit, one) : one.key === edit.key && isOf(edit, one),
          );
          if (record && !isShown(edit, record))
            return `${toName(edit)} about ${edit.about} is not shown: ${String(edit.values[0])}`;
        }
      return findMisplaced(server) ?? findSecond(server);
    },

    /** The member has opened everything unsaved: what of it was not shown anywhere. */
    findLost(shown: readonly ShownRecord[]): string | undefined {
      confirm();
      const lost = edits.find(
        (edit) =>
          // A killed page may have lost it, and with it the record.
          edit.values.length < edit.versions.length &&
          !isGone(edit) &&
          !shown.some(
            (record) =>
              record.questionnaire === edit.questionnaire &&
              isAbout(record.about, edit.about) &&
              isShown(edit, record),
          ),
      );
      return lost && `${toName(lost)} about ${lost.about} is lost: ${lost.values.map(String).join(' or ')}`;
    },

    /** The member has saved everything. */
    findUnsaved(): string | undefined {
      confirm();
      const [left] = edits.filter((edit) => edit.values.length === 1 && !isGone(edit));
      return (
        left && `${toName(left)} about ${left.about} was saved, and is not stored: ${String(left.values[0])}`
      );
    },
  } as const;
}

function openSets() {
  const sets = new Map<string, Set<string>>();
  const toText = (value: Value) => JSON.stringify(value === '' || value === false ? null : (value ?? null));
  return {
    add: (at: string, value: Value) => void sets.set(at, (sets.get(at) ?? new Set()).add(toText(value))),
    has: (at: string, value: Value) => sets.get(at)?.has(toText(value)) ?? false,
    remove: (at: string, value: Value) => void sets.get(at)?.delete(toText(value)),
  } as const;
}

function find(questionnaires: readonly CompiledQuestionnaire[], id: string): CompiledQuestionnaire {
  return questionnaires.find(({ questionnaire }) => questionnaire.id === id)!;
}

function sectionsOf(looks: readonly Look[]) {
  return looks.flatMap(({ records }) =>
    records.flatMap((record) => record.sections.map((section) => ({ record, section }))),
  );
}

function toName({ question, part }: Pick<Spot, 'question' | 'part'>): string {
  return `${question} ${part}`;
}

function toAt(recordId: string, spot: Spot): string {
  return `${recordId} ${toName(spot)}`;
}

export function valueOf(
  { question, part }: Pick<Spot, 'question' | 'part'>,
  { answers, notes = {} }: Pick<AnswersAndNotes, 'answers'> & Partial<AnswersAndNotes>,
): Value {
  if (part === 'note') return notes[question]?.text;
  const answer = answers[question];
  return typeof answer === 'string' || typeof answer === 'boolean' ? answer : undefined;
}

function spotsOf(questionnaires: readonly CompiledQuestionnaire[], questionnaire: string): readonly Spot[] {
  return find(questionnaires, questionnaire).questionnaire.sections.flatMap(({ id: section, questions }) =>
    questions
      .filter(({ type }) => type === 'text' || type === 'boolean')
      .flatMap(({ id: question }) => [
        { questionnaire, section, question, part: 'answer' as const },
        { questionnaire, section, question, part: 'note' as const },
      ]),
  );
}

function nameOfRecord({ name, day }: RecordServer['records'][number]): string | undefined {
  return name ?? day ?? undefined;
}

function toSubjectKey(questionnaire: string, about: string | undefined): string {
  return `${questionnaire} ${foldName(about ?? '')}`;
}

function isAbout(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && foldName(one) === foldName(other);
}

/** Each written text names its subject or day. */
export function textAbout(about: string | undefined, number: number): string {
  return `${foldName(about ?? '')} ${number}`;
}

function findMisplaced({ records }: RecordServer): string | undefined {
  for (const { id, name, day, stored } of records)
    for (const text of Object.values(stored.answers))
      if (typeof text === 'string' && !text.startsWith(foldName(name ?? day ?? '')))
        return `${id} about ${name ?? day} has ${text}`;
  return undefined;
}

/** A text is written once: two records with it are two copies of one. */
function findSecond({ records }: RecordServer): string | undefined {
  const texts = records.flatMap(({ stored }) =>
    Object.values(stored.answers).filter((answer) => typeof answer === 'string'),
  );
  const twice = texts.find((text, index) => texts.indexOf(text) !== index);
  return twice === undefined ? undefined : `Two records have ${twice}`;
}
