import { mergeContents, sectionContent, type Content } from '../../../../engine/content.ts';
import type { Questionnaire } from '../../../../engine/questionnaire.ts';
import { withCurrentIds } from '../../../../engine/stored.ts';
import type { LocalRecord, LocalSection } from './local-record.ts';

/** Moves answers of an older version to the present places of their questions. */
export function migrate(document: LocalRecord, questionnaire: Questionnaire): LocalRecord {
  const kept = Object.values(document.sections);
  const all = (of: (section: LocalSection) => Content) =>
    mergeContents(kept.map((section) => withCurrentIds(questionnaire, of(section))));
  const written = all((section) => section.written);
  const base = all((section) => section.base);
  const sections = questionnaire.sections.flatMap((section): [string, LocalSection][] => {
    const before = document.sections[section.id];
    const now = sectionContent(section, written);
    const isMoved = section.questions.some(
      ({ id }) => written.answers[id] !== undefined || written.notes[id],
    );
    if (!before && !isMoved) return [];
    return [
      [
        section.id,
        { state: { kind: 'edited' }, ...before, written: now, base: sectionContent(section, base) },
      ],
    ];
  });
  const { server } = document;
  return {
    ...document,
    version: questionnaire.version,
    sections: Object.fromEntries(sections),
    ...(server && { server: { ...server, sections: toCurrent(questionnaire, server.sections) } }),
  };
}

function toCurrent(
  questionnaire: Questionnaire,
  sections: Readonly<Record<string, Content>>,
): Readonly<Record<string, Content>> {
  return Object.fromEntries(
    Object.entries(sections).map(([id, content]) => [id, withCurrentIds(questionnaire, content)]),
  );
}
