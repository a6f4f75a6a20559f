import type { SubjectName } from '../../src/engine/vocabulary.ts';

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
