import fc from 'fast-check';
import {
  optionSources,
  type OptionSource,
  type QuestionSource,
} from '../../src/engine/compile/question-source.ts';
import type { QuestionnaireSource, SectionSource } from '../../src/engine/compile/source.ts';
import { toReleasedFile } from '../../scripts/questionnaires/released-file.ts';

export interface LegalEdit {
  readonly kind: keyof typeof edits;
  /** Chooses the section or question: its place, modulo their number. */
  readonly at: number;
  /** Chooses the new place, or the option, in the same way. */
  readonly to: number;
}

interface DraftQuestion {
  readonly id: string;
  readonly source: QuestionSource;
}

interface DraftSection {
  readonly id: string;
  readonly section: Omit<SectionSource, 'properties'>;
  readonly questions: readonly DraftQuestion[];
}

interface Draft {
  readonly id: string;
  readonly formerIds: readonly string[];
  readonly sections: readonly DraftSection[];
}

type Edit = (draft: Draft, how: LegalEdit, newId: string) => Draft;

/** Chains of edits, each released before the next. */
export function arbitraryEdits(length: number): fc.Arbitrary<readonly LegalEdit[]> {
  const edit = fc.record<LegalEdit>({
    kind: fc.constantFrom(...(Object.keys(edits) as LegalEdit['kind'][])),
    at: fc.nat(1000),
    to: fc.nat(1000),
  });
  return fc.array(edit, { minLength: length, maxLength: length });
}

/** Adds titles that identify questions and options, whatever their later ids. */
export function withTags(source: QuestionnaireSource): QuestionnaireSource {
  const draft = toDraft(source);
  return toSource(source, {
    ...draft,
    sections: changeQuestions(draft, (one) => ({
      ...one,
      source: changeOptions({ ...one.source, title: `Question ${one.id}` }, (options) =>
        options.map((option) => ({ ...option, title: `Option ${option.const}` })),
      ),
    })),
  });
}

export function editAll(first: QuestionnaireSource, chain: readonly LegalEdit[]): QuestionnaireSource {
  return chain.reduce((source, how, index) => {
    const draft = edits[how.kind](toDraft(source), how, `edited${index}`);
    const released = toReleasedFile(source);
    const { 'x-questionnaire': facts, ...schema } = source.schema;
    const next = { ...facts, version: facts.version + 1 };
    return toSource({ ...source, released, schema: { ...schema, 'x-questionnaire': next } }, draft);
  }, first);
}

const edits = {
  addQuestion: inSection((draftSection, { to }, newId) => ({
    ...draftSection,
    questions: insert(draftSection.questions, to, { id: newId, source: { type: 'boolean', title: newId } }),
  })),
  addText: inSection((draftSection, { to }, newId) => ({
    ...draftSection,
    questions: insert(draftSection.questions, to, { id: newId, source: { type: 'null', title: newId } }),
  })),
  /** It is broken by every answer, so also by stored ones. */
  addRule: inSection((draftSection, { to }, newId) => {
    const { id } = draftSection.questions[to % draftSection.questions.length] ?? { id: newId };
    const rule = { if: { question: id, answered: true }, at: id, words: newId };
    const rules = [...(draftSection.section['x-rules'] ?? []), rule];
    return { ...draftSection, section: { ...draftSection.section, 'x-rules': rules } };
  }),
  addSection: (draft, { to }, newId) => ({
    ...draft,
    sections: insert(draft.sections, to, {
      id: newId,
      section: { type: 'object', title: newId },
      questions: [{ id: `${newId}q`, source: { type: 'boolean', title: `${newId}q` } }],
    }),
  }),
  renameSection: inSection((draftSection, _, newId) => ({
    ...draftSection,
    id: newId,
    section: {
      ...draftSection.section,
      'x-former-ids': [...(draftSection.section['x-former-ids'] ?? []), draftSection.id],
    },
  })),
  retireSection: (draft, how) =>
    inSection((draftSection) => ({
      ...draftSection,
      section: { ...draftSection.section, 'x-retired': true },
    }))(withoutConditions(draft), how, ''),
  renameAll: (draft, _, newId) => ({ ...draft, id: newId, formerIds: [...draft.formerIds, draft.id] }),
  renameQuestion: inQuestion(({ id, source }, _, newId) => ({
    id: newId,
    source: { ...source, 'x-former-ids': [...(source['x-former-ids'] ?? []), id] },
  })),
  nameQuestion: (draft, { at }, newId) => {
    const all = draft.sections.flatMap(({ questions }) => questions);
    const named = all[at % all.length];
    return {
      ...draft,
      sections: changeQuestions(draft, (one) =>
        one === named ? { ...one, source: { ...one.source, 'x-short': { short: newId } } } : one,
      ),
    };
  },
  retireQuestion: inQuestion(({ id, source }) => ({ id, source: { ...source, 'x-retired': true } })),
  moveQuestion: (draft, { at, to }) => {
    const all = draft.sections.flatMap(({ questions }) => questions);
    const moved = all[at % all.length];
    const from = draft.sections.find(({ questions }) => moved && questions.includes(moved));
    // A section always keeps a question.
    if (!moved || !from || from.questions.length === 1) return draft;
    const left = draft.sections.map((draftSection) => ({
      ...draftSection,
      questions: draftSection.questions.filter((one) => one !== moved),
    }));
    const target = to % left.length;
    return withoutConditions({
      ...draft,
      sections: left.map((draftSection, index) =>
        index === target
          ? { ...draftSection, questions: insert(draftSection.questions, at, moved) }
          : draftSection,
      ),
    });
  },
  splitSection: (draft, { at }, newId) => {
    const draftSection = draft.sections[at % draft.sections.length];
    const moved = draftSection?.questions.at(-1);
    if (!draftSection || !moved || draftSection.questions.length === 1) return draft;
    const rest = { ...draftSection, questions: draftSection.questions.slice(0, -1) };
    const own = { id: newId, section: { type: 'object', title: newId } as const, questions: [moved] };
    return {
      ...draft,
      sections: draft.sections.flatMap((one) => (one === draftSection ? [rest, own] : [one])),
    };
  },
  condition: (draft, { at, to }) => {
    const all = draft.sections.flatMap(({ questions }) => questions);
    const earlier = all[to % all.length];
    const isFit = earlier?.source.type === 'boolean' && !earlier.source['x-retired'];
    if (!earlier || !isFit) return draft;
    const later = all.slice(all.indexOf(earlier) + 1);
    const held = later[at % Math.max(later.length, 1)];
    return {
      ...draft,
      sections: changeQuestions(draft, (one) =>
        one === held
          ? { ...one, source: { ...one.source, 'x-asked-if': { question: earlier.id, const: true } } }
          : one,
      ),
    };
  },
  addOption: inOptions((options, { to }, newId) =>
    options.length === 0 ? options : insert(options, to, { const: newId, title: newId }),
  ),
  renameOption: inOptions((options, { to }, newId) =>
    options.map((option, index) =>
      index === to % options.length
        ? { ...option, const: newId, 'x-former-ids': [...(option['x-former-ids'] ?? []), option.const] }
        : option,
    ),
  ),
  retireOption: inOptions((options, { to }) =>
    options.map((option, index) =>
      index === to % options.length && options.filter((one) => !one['x-retired']).length > 1
        ? { ...option, 'x-retired': true }
        : option,
    ),
  ),
  reverseOptions: inOptions((options) => options.toReversed()),
} satisfies Readonly<Record<string, Edit>>;

function inSection(
  change: (draftSection: DraftSection, how: LegalEdit, newId: string) => DraftSection,
): Edit {
  return (draft, how, newId) => ({
    ...draft,
    sections: draft.sections.map((draftSection, index) =>
      index === how.at % draft.sections.length ? change(draftSection, how, newId) : draftSection,
    ),
  });
}

/** Drops all conditions, which may depend on the question as it was. */
function inQuestion(change: (question: DraftQuestion, how: LegalEdit, newId: string) => DraftQuestion): Edit {
  return (draft, how, newId) => {
    const all = draft.sections.flatMap(({ questions }) => questions);
    const chosen = all[how.at % all.length]?.id;
    return {
      ...draft,
      sections: changeQuestions(withoutConditions(draft), (one) =>
        one.id === chosen ? change(one, how, newId) : one,
      ),
    };
  };
}

function inOptions(
  change: (options: readonly OptionSource[], how: LegalEdit, newId: string) => readonly OptionSource[],
): Edit {
  return inQuestion((one, how, newId) => ({
    ...one,
    source: changeOptions(one.source, (options) => change(options, how, newId)),
  }));
}

function withoutConditions(draft: Draft): Draft {
  return {
    ...draft,
    sections: changeQuestions(draft, (question) => {
      const { 'x-asked-if': _, ...source } = question.source;
      return { ...question, source };
    }),
  };
}

function changeQuestions(
  { sections }: Draft,
  change: (question: DraftQuestion) => DraftQuestion,
): readonly DraftSection[] {
  return sections.map((draftSection) => ({ ...draftSection, questions: draftSection.questions.map(change) }));
}

function changeOptions(
  source: QuestionSource,
  change: (options: readonly OptionSource[]) => readonly OptionSource[],
): QuestionSource {
  const options = optionSources(source);
  if (options.length === 0) return source;
  const changed = change(options);
  return source.items
    ? { ...source, items: { ...source.items, oneOf: changed } }
    : { ...source, oneOf: changed };
}

function insert<T>(all: readonly T[], at: number, one: T): readonly T[] {
  return all.toSpliced(at % (all.length + 1), 0, one);
}

function toDraft({ id, schema }: QuestionnaireSource): Draft {
  return {
    id,
    formerIds: schema['x-former-ids'] ?? [],
    sections: Object.entries(schema.properties).map(([sectionId, { properties, ...section }]) => ({
      id: sectionId,
      section,
      questions: Object.entries(properties).map(([one, source]) => ({ id: one, source })),
    })),
  };
}

function toSource(source: QuestionnaireSource, { id, formerIds, sections }: Draft): QuestionnaireSource {
  const properties = sections.map(({ id: sectionId, section, questions }): [string, SectionSource] => [
    sectionId,
    { ...section, properties: Object.fromEntries(questions.map((one) => [one.id, one.source])) },
  ]);
  return {
    ...source,
    id,
    schema: {
      ...source.schema,
      ...(formerIds.length > 0 && { 'x-former-ids': formerIds }),
      properties: Object.fromEntries(properties),
    },
  };
}
