import type { PublicConfig } from '../../../contracts/config.ts';

/** A paragraph is a list of sentences; a sentence may contain {name} of an operator's detail. */
interface LegalSource {
  readonly title: string;
  readonly paragraphs: readonly (readonly string[])[];
}

/** Before the operator's details are filled in. */
export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSource[];
}

export type LegalDetails = Pick<PublicConfig, 'company' | 'contactEmail'>;

interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Fills in the operator's details; omits every sentence with a detail that is not configured. */
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

// The sentence has its full stop.
function withoutFullStop(detail: string): string {
  return detail.trim().replace(/\.$/, '');
}
