import { listPlaceholders, lookupValues } from '../../../src/engine/evidence.ts';
import { toAnswerType } from '../../../src/engine/compile/question-types.ts';
import { uiEntryOf } from '../../../src/engine/compile/source.ts';
import type { SubjectName } from '../../../src/engine/vocabulary.ts';
import { findLinkHost } from '../../../src/lib/link-host.ts';
import type { Checked } from '../checked.ts';
import { describeSubject } from '../describe-subject.ts';
import { atPlace, errorAt, warningAt } from '../json-file.ts';
import { list } from '../meta-sentences.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { find, type Finding } from '../sentences/sentences.ts';
import { lookupHosts } from './lookup-hosts.ts';

export function lookupProblems({ source, questions, uiFile: file }: Checked): readonly Problem[] {
  const { subject } = source.schema['x-questionnaire'];
  return questions.flatMap(({ id }) => {
    const links = uiEntryOf(source.ui, id)['ui:options']?.lookup;
    if (!links) return [];
    const path = [id, 'ui:options', 'lookup'];
    const wrong = links.flatMap(({ title, href }, index) => {
      const isRepeated = links.findIndex((one) => one.title === title) < index;
      if (isRepeated) return [errorAt(file, [...path, index, 'title'], 'lookup-repeated', { title })];
      const fault = findFault(href, subject);
      return fault ? [atPlace(file, [...path, index, 'href'], fault)] : [];
    });
    const isSure = links.some(({ href }) =>
      listPlaceholders(href).every(({ name, mayMiss }) => name === 'name' || mayMiss),
    );
    return wrong.length > 0 || isSure ? wrong : [warningAt(file, path, 'lookup-unsure', { id })];
  });
}

export function citeProblems({ source, questions, uiFile: file }: Checked): readonly Problem[] {
  const { subject } = source.schema['x-questionnaire'];
  return questions.flatMap(({ id, source: question }) => {
    const isFit = subject !== undefined && toAnswerType(question) === 'text';
    const isAsked = uiEntryOf(source.ui, id)['ui:options']?.cites !== undefined;
    return isAsked && !isFit ? [errorAt(file, [id, 'ui:options', 'cites'], 'cites-unfit', { id })] : [];
  });
}

function findFault(href: string, subject: SubjectName | undefined): Finding | undefined {
  // The host is written out: a value of the subject never decides where a link leads.
  const host = /^https:\/\/([^/?#]*)/.exec(href)?.[1] ?? '';
  const filled = href.replaceAll(/\{[a-z_]*\}/g, 'x');
  if (findLinkHost(filled) === undefined || /[{}]/.test(filled) || /[{}]/.test(host))
    return find('lookup-malformed', { href });
  if (!lookupHosts.includes(host))
    return find('lookup-host-unknown', { host, meant: nearest(host, lookupHosts) });
  const known: readonly string[] = subject === undefined ? [] : lookupValues[subject];
  const unknown = listPlaceholders(href).find(({ name }) => !known.includes(name))?.name;
  if (unknown === undefined) return undefined;
  const values = list(
    known.map((name) => `{${name}}`),
    'or',
  );
  // The name of another subject's value is no slip.
  const isOther = Object.values(lookupValues)
    .flat()
    .some((name) => name === unknown);
  const meant = isOther ? undefined : nearest(unknown, known);
  return find('lookup-value-unknown', { name: unknown, about: describeSubject(subject), values, meant });
}
