import { allFacts, type FactId } from '../../../src/contracts/coin-facts.ts';
import { lookupValues, type Evidence, type LookupLink } from '../../../src/engine/evidence.ts';
import { questionEvidence } from '../../../src/engine/compile/question-evidence.ts';
import { uiEntryOf, type QuestionnaireSource } from '../../../src/engine/compile/source.ts';
import type { CheckedFolder } from '../check.ts';
import { declaredQuestions } from '../placed-source.ts';
import { factSources } from './fact-sources.ts';
import { listFactsOf } from './facts-of.ts';

interface QuestionEvidence {
  readonly id: string;
  readonly title: string;
  readonly evidence: readonly Evidence[];
  readonly lookup: readonly LookupLink[];
}

/** In the order of the schema; questions that are not asked are left out. */
export function listEvidence(source: QuestionnaireSource): readonly QuestionEvidence[] {
  const asked = declaredQuestions(source).filter((question) => !question.source['x-retired']);
  return asked.map(({ id, section, source: { title } }) => {
    const { lookup = [] } = uiEntryOf(source.ui, id)['ui:options'] ?? {};
    return { id, title, evidence: questionEvidence(source.ui, section, id), lookup };
  });
}

/**
 * A Markdown table for each questionnaire: the facts and links under its questions. Below it the facts that no question
 * shows, and the values for links.
 */
export function describeEvidence(folders: readonly CheckedFolder[]): readonly string[] {
  return folders.flatMap(({ source }) => {
    const questions = listEvidence(source);
    const used = new Set(questions.flatMap(({ evidence }) => evidence.map(({ fact }) => fact)));
    const { subject } = source.schema['x-questionnaire'];
    const unused = listFactsOf(subject).filter((id) => !used.has(id));
    const values = subject === undefined ? [] : lookupValues[subject].map((name) => `{${name}}`);
    return [
      `## ${source.id}`,
      '',
      '| Question | Facts | Source without a key | Rule | Links |',
      '| --- | --- | --- | --- | --- |',
      ...questions.map(toRow),
      '',
      `Facts under no question: ${unused.join(', ') || 'none'}`,
      `Values for links: ${values.join(', ') || 'none'}`,
      '',
    ];
  });
}

function toRow({ id, title, evidence, lookup }: QuestionEvidence): string {
  const cells = [
    `${title} (${id})`,
    evidence.map(({ fact }) => toName(fact)).join('; '),
    [...new Set(evidence.map(({ fact }) => factSources[fact]))].join('; '),
    evidence.flatMap(({ rule }) => (rule ? [rule.words] : [])).join('; '),
    lookup.map(({ title: link, href }) => `[${link}](${href})`).join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|') || '–').join(' | ')} |`;
}

function toName(fact: FactId): string {
  return `${allFacts[fact].title} (${fact})`;
}
