import { oneLinePattern } from '../../../contracts/one-line.ts';
import { maxSubjectIdLength } from '../../../contracts/subject.ts';

/** A path with a coin's id at its source; lets a member remove any coin that is stored. */
export const coinParams = {
  type: 'object',
  required: ['coin'],
  properties: {
    coin: { type: 'string', minLength: 1, maxLength: maxSubjectIdLength, pattern: oneLinePattern },
  },
} as const;
