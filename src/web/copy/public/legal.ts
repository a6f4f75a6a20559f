import type { PublicConfig } from '../../../contracts/config.ts';

/** A sentence may name what the operator fills in, as {name}; paragraphs are lists of sentences. */
interface LegalSource {
  readonly title: string;
  readonly paragraphs: readonly (readonly string[])[];
}

/** A legal text as it is written, before the operator's details are in it. */
export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSource[];
}

/** What of the configuration a legal text may name. */
export type LegalDetails = Pick<PublicConfig, 'company' | 'contactEmail'>;

interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Writes the operator's details into a legal text and leaves out every sentence that needs one not filled in. */
export function fillLegalText(
  sections: readonly LegalSource[],
  { company, contactEmail }: LegalDetails,
): readonly LegalSection[] {
  const details = new Map(Object.entries({ ...company, contactEmail }));
  return sections
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs
        .map((sentences) => fillSentences(sentences, details))
        .filter((text) => text !== ''),
    }))
    .filter((section) => section.paragraphs.length > 0);
}

function fillSentences(sentences: readonly string[], details: ReadonlyMap<string, string | null>): string {
  return sentences.flatMap((sentence) => fillSentence(sentence, details) ?? []).join(' ');
}

const detailPattern = /\{(\w+)\}/g;

function fillSentence(sentence: string, details: ReadonlyMap<string, string | null>): string | undefined {
  const needed = [...sentence.matchAll(detailPattern)].map(([, name = '']) => details.get(name)?.trim());
  if (needed.some((detail) => !detail)) return undefined;
  return sentence.replaceAll(detailPattern, (_, name: string) => withoutFullStop(details.get(name) ?? ''));
}

// The sentence brings its own full stop.
function withoutFullStop(detail: string): string {
  return detail.trim().replace(/\.$/, '');
}
