import { factIds } from '../../../src/contracts/coin-facts.ts';
import { lookupValues } from '../../../src/engine/evidence.ts';
import { uiEntryOf } from '../../../src/engine/compile/source.ts';
import type { CheckedFolder } from '../check.ts';
import { declaredQuestions } from '../content-problems.ts';

/** What stands under each question, and what could: the facts that no question shows, and the values for links. */
export function describeEvidence(folders: readonly CheckedFolder[]): readonly string[] {
  return folders.flatMap(({ source }) => {
    const questions = declaredQuestions(source).filter((question) => !question.source['x-retired']);
    const shown = questions.map(({ id }) => ({ id, ...uiEntryOf(source.ui, id)['ui:options'] }));
    const lines = shown.map(({ id, evidence = [], lookup = [] }) => {
      const facts = evidence.map(({ fact, rule }) => (rule ? `${fact} (${rule.words})` : fact));
      const links = lookup.map(({ title }) => title);
      return `  ${id}: ${facts.join(', ') || 'no fact'}; ${links.join(', ') || 'no link'}`;
    });
    const used = new Set(shown.flatMap(({ evidence = [] }) => evidence.map(({ fact }) => fact)));
    const { subject } = source.schema['x-questionnaire'];
    const unused = subject === 'coin' ? factIds.filter((id) => !used.has(id)) : [];
    const values = subject === undefined ? [] : lookupValues[subject].map((name) => `{${name}}`);
    return [
      source.id,
      ...lines,
      `  Facts under no question: ${unused.join(', ') || 'none'}`,
      `  Values for links: ${values.join(', ') || 'none'}`,
    ];
  });
}
