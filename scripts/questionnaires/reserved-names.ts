import { rowKey } from '../../src/engine/vocabulary.ts';

const ofEveryObject = Object.getOwnPropertyNames(Object.prototype);

/** Names that the product already uses, by the kind of thing that cannot have them. */
export const reservedNames = {
  folder: [
    // The first part of paths that belong to no questionnaire.
    'coin',
    'disclaimer',
    'session',
    'user',
    // Storage keys of a browser tab, beside the questionnaires' own.
    'authenticated',
    'email',
    'tab',
    // The folders of the format, and of shared option lists.
    'meta',
    'options',
    ...ofEveryObject,
  ],
  section: ofEveryObject,
  question: ['id', 'name', 'email', 'about', ...ofEveryObject],
  option: ofEveryObject,
  column: [rowKey, ...ofEveryObject],
} as const;

/** The reserved names that an id could be: ids have no capitals. */
export function listReserved(what: keyof typeof reservedNames): readonly string[] {
  return reservedNames[what].filter((name) => /^[a-z]+$/.test(name));
}
