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
  readonly at: number;
  readonly to: number;
}

interface Placed {
  readonly id: string;
  readonly source: QuestionSource;
}

interface Drawer {
  readonly id: string;
  readonly section: Omit<SectionSource, 'properties'>;
  readonly questions: readonly Placed[];
}

interface Draft {
  readonly id: string;
  readonly formerIds: readonly string[];
  readonly sections: readonly Drawer[];
}

type Edit = (draft: Draft, how: LegalEdit, fresh: string) => Draft;

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
  addQuestion: inSection((drawer, { to }, fresh) => ({
    ...drawer,
    questions: insert(drawer.questions, to, { id: fresh, source: { type: 'boolean', title: fresh } }),
  })),
  addSection: (draft, { to }, fresh) => ({
    ...draft,
    sections: insert(draft.sections, to, {
      id: fresh,
      section: { type: 'object', title: fresh },
      questions: [{ id: `${fresh}q`, source: { type: 'boolean', title: `${fresh}q` } }],
    }),
  }),
  renameSection: inSection((drawer, _, fresh) => ({
    ...drawer,
    id: fresh,
    section: { ...drawer.section, 'x-former-ids': [...(drawer.section['x-former-ids'] ?? []), drawer.id] },
  })),
  retireSection: (draft, how) =>
    inSection((drawer) => ({ ...drawer, section: { ...drawer.section, 'x-retired': true } }))(
      withoutConditions(draft),
      how,
      '',
    ),
  renameAll: (draft, _, fresh) => ({ ...draft, id: fresh, formerIds: [...draft.formerIds, draft.id] }),
  renameQuestion: inQuestion(({ id, source }, _, fresh) => ({
    id: fresh,
    source: { ...source, 'x-former-ids': [...(source['x-former-ids'] ?? []), id] },
  })),
  retireQuestion: inQuestion(({ id, source }) => ({ id, source: { ...source, 'x-retired': true } })),
  moveQuestion: (draft, { at, to }) => {
    const all = draft.sections.flatMap(({ questions }) => questions);
    const moved = all[at % all.length];
    const from = draft.sections.find(({ questions }) => moved && questions.includes(moved));
    // A section always keeps a question.
    if (!moved || !from || from.questions.length === 1) return draft;
    const left = draft.sections.map((drawer) => ({
      ...drawer,
      questions: drawer.questions.filter((one) => one !== moved),
    }));
    const target = to % left.length;
    return withoutConditions({
      ...draft,
      sections: left.map((drawer, index) =>
        index === target ? { ...drawer, questions: insert(drawer.questions, at, moved) } : drawer,
      ),
    });
  },
  splitSection: (draft, { at }, fresh) => {
    const drawer = draft.sections[at % draft.sections.length];
    const moved = drawer?.questions.at(-1);
    if (!drawer || !moved || drawer.questions.length === 1) return draft;
    const rest = { ...drawer, questions: drawer.questions.slice(0, -1) };
    const own = { id: fresh, section: { type: 'object', title: fresh } as const, questions: [moved] };
    return { ...draft, sections: draft.sections.flatMap((one) => (one === drawer ? [rest, own] : [one])) };
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
  addOption: inOptions((options, { to }, fresh) =>
    options.length === 0 ? options : insert(options, to, { const: fresh, title: fresh }),
  ),
  renameOption: inOptions((options, { to }, fresh) =>
    options.map((option, index) =>
      index === to % options.length
        ? { ...option, const: fresh, 'x-former-ids': [...(option['x-former-ids'] ?? []), option.const] }
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
  turnOptions: inOptions((options) => options.toReversed()),
} satisfies Readonly<Record<string, Edit>>;

function inSection(change: (drawer: Drawer, how: LegalEdit, fresh: string) => Drawer): Edit {
  return (draft, how, fresh) => ({
    ...draft,
    sections: draft.sections.map((drawer, index) =>
      index === how.at % draft.sections.length ? change(drawer, how, fresh) : drawer,
    ),
  });
}

/** Drops all conditions, which may depend on the question as it was. */
function inQuestion(change: (question: Placed, how: LegalEdit, fresh: string) => Placed): Edit {
  return (draft, how, fresh) => {
    const all = draft.sections.flatMap(({ questions }) => questions);
    const chosen = all[how.at % all.length]?.id;
    return {
      ...draft,
      sections: changeQuestions(withoutConditions(draft), (one) =>
        one.id === chosen ? change(one, how, fresh) : one,
      ),
    };
  };
}

function inOptions(
  change: (options: readonly OptionSource[], how: LegalEdit, fresh: string) => readonly OptionSource[],
): Edit {
  return inQuestion((one, how, fresh) => ({
    ...one,
    source: changeOptions(one.source, (options) => change(options, how, fresh)),
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

function changeQuestions({ sections }: Draft, change: (question: Placed) => Placed): readonly Drawer[] {
  return sections.map((drawer) => ({ ...drawer, questions: drawer.questions.map(change) }));
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
