import type { SubjectName } from '../../src/engine/vocabulary.ts';

/** What a questionnaire is about, as sentences say it. */
export function describeSubject(subject: SubjectName | undefined): string {
  switch (subject) {
    case undefined:
      return 'nothing in particular';
    case 'nft':
      return 'an NFT';
    case 'coin':
      return 'a coin';
    case 'exchange':
      return 'an exchange';
  }
}
