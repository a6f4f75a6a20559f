import { latestOf, optionSources } from '../../src/engine/compile/question-source.ts';
import { toSignalNo } from '../../src/engine/compile/build-question.ts';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import { uiEntryOf } from '../../src/engine/compile/source.ts';
import { maxTextLength } from '../../src/contracts/record.ts';
import { isTooLong } from '../../src/lib/count-characters.ts';
import { listNamed, type Condition } from '../../src/engine/conditions.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile } from './json-file.ts';
import { latestKey } from './day-problems.ts';
import { limitWordsProblems } from './limit-words-problems.ts';
import { toPlainWords } from './plain-words.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** Settings that contradict each other or mean the opposite of what they say. */
export function senseProblems(question: PlacedSource, checked: Checked): readonly Problem[] {
  if (question.ownTextOf || question.source['x-retired']) return [];
  const { schemaFile: file } = checked;
  return [
    ...pastProblems(question, file),
    ...applyingProblems(question, file),
    ...signalProblems(question, file),
    ...noneProblems(question, file),
    ...titleProblems(question, file),
    ...quickProblems(question, checked),
    ...placeholderProblems(question, checked),
    ...pictureProblems(question, checked),
  ];
}

function pastProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  if (latestOf(source) !== 'today') return [];
  const key = latestKey(source);
  const bands = source['x-bands'] ?? [];
  // Any other such band is reported as unreachable.
  const future = bands.findIndex(({ from }, index) => from < 0 && (bands[index + 1]?.from ?? 1) > 0);
  return [
    ...(source['x-reminds']
      ? [errorAt(file, [...path, 'x-reminds'], 'reminder-in-the-past', { id, key })]
      : []),
    ...(future === -1
      ? []
      : [errorAt(file, [...path, 'x-bands', future], 'band-of-future-days', { id, key })]),
  ];
}

function applyingProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const appliesIf = source['x-applies-if'];
  if (!appliesIf) return [];
  const { minimum = -Infinity, exclusiveMaximum = Infinity, words } = appliesIf;
  const place = [...path, 'x-applies-if'];
  if (minimum >= exclusiveMaximum)
    return [errorAt(file, [...place, 'minimum'], 'applies-range-empty', { id, minimum, exclusiveMaximum })];
  return limitWordsProblems(words, appliesIf, place, file);
}

function signalProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const { 'x-signal': signal } = source;
  const place = [...path, 'x-signal'];
  if (toAnswerType(source) === 'boolean') {
    const both = toSignalNo(source);
    return both === signal && (both === 'positive' || both === 'negative')
      ? [warningAt(file, [...path, 'x-signal-no'], 'signals-of-both', { id, signal: both })]
      : [];
  }
  const options = optionSources(source);
  if (options.length === 0) return [];
  const hasSigns = options.some((option) => (option['x-signal'] ?? 'neutral') !== 'neutral');
  if (signal === 'mixed' && !hasSigns) return [warningAt(file, place, 'signal-mixed-without-signs', { id })];
  return signal === 'neutral' && hasSigns
    ? [warningAt(file, place, 'signal-neutral-with-signs', { id })]
    : [];
}

/** 'None of these', 'None apply', 'Neither'. */
const none = /^(?:none|neither|nothing)(?: (?:of|apply|applies)\b.*)?$/;

function noneProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const options = optionSources(source);
  const offered = options.filter((option) => !option['x-retired']);
  const place = optionPath(source, path);
  if (offered.length > 1 && offered.every((option) => option['x-alone']))
    return [errorAt(file, place, 'options-all-alone', { id })];
  const [first, second] = offered.filter(({ title }) => none.test(toPlainWords(title)));
  if (!first || !second) return [];
  const data = { first: first.title, second: second.title };
  return [warningAt(file, [...place, options.indexOf(second), 'title'], 'options-none-twice', data)];
}

const notYesNo =
  /^(?:how (?:many|much|long|old|often|far|high|large|big)|what|which|who|whom|whose|when|where|why)\b/;

function titleProblems({ source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const { title } = source;
  if (toAnswerType(source) !== 'boolean' || !notYesNo.test(toPlainWords(title))) return [];
  return [warningAt(file, [...path, 'title'], 'title-not-yes-no', { title })];
}

/** A question that is shown first, but asked only after an answer that is not. */
function quickProblems(
  { id, section, source, path }: PlacedSource,
  { questions, schemaFile: file }: Checked,
): readonly Problem[] {
  const condition = source['x-asked-if'];
  if (!source['x-quick'] || !condition) return [];
  const slow = questions.filter((one) => one.section === section && !one.source['x-quick']);
  const find = (name: string) => slow.some((one) => one.id === name);
  if (canBe(condition, true, find)) return [];
  const other = slow.find((one) => !canBe(condition, true, (name) => name === one.id)) ?? slow[0];
  return other ? [errorAt(file, [...path, 'x-quick'], 'quick-after-slow', { id, other: other.id })] : [];
}

/** Whether a condition can hold (or fail) while these questions have no answer. */
function canBe(condition: Condition, wanted: boolean, isBlank: (id: string) => boolean): boolean {
  if ('not' in condition) return canBe(condition.not, !wanted, isBlank);
  if ('allOf' in condition)
    return condition.allOf[wanted ? 'every' : 'some']((one) => canBe(one, wanted, isBlank));
  if ('anyOf' in condition)
    return condition.anyOf[wanted ? 'some' : 'every']((one) => canBe(one, wanted, isBlank));
  // A comparison with a question that has no answer does not hold.
  if (!('question' in condition)) return !(wanted && listNamed(condition).some(isBlank));
  if (!isBlank(condition.question)) return true;
  return (condition.answered === false) === wanted;
}

function placeholderProblems(
  { id, source: { maxLength = maxTextLength } }: PlacedSource,
  { source, uiFile }: Checked,
): readonly Problem[] {
  const { 'ui:placeholder': placeholder } = uiEntryOf(source.ui, id);
  if (placeholder === undefined || !isTooLong(placeholder, maxLength)) return [];
  return [warningAt(uiFile, [id, 'ui:placeholder'], 'placeholder-too-long', { id, most: maxLength })];
}

function pictureProblems(
  { id, source: question }: PlacedSource,
  { source, uiFile }: Checked,
): readonly Problem[] {
  const images = Object.entries(uiEntryOf(source.ui, id)['ui:options']?.images ?? {});
  const titleOf = (option: string) =>
    optionSources(question).find((one) => one.const === option)?.title ?? option;
  return images.flatMap(([option, image], index) => {
    const [other] = images.slice(0, index).find(([, one]) => one === image) ?? [];
    if (other === undefined) return [];
    const data = { first: titleOf(other), second: titleOf(option) };
    return [warningAt(uiFile, [id, 'ui:options', 'images', option], 'picture-shared', data)];
  });
}
