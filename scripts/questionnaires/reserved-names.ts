/** What every JavaScript object has under these names. */
const ofEveryObject = Object.getOwnPropertyNames(Object.prototype);

/** Names that something of the product has already, by what cannot be called so. */
export const reservedNames = {
  folder: [
    // The first part of an address that is no questionnaire's.
    'coin',
    'disclaimer',
    'session',
    'user',
    // What a tab of the browser keeps under its own name beside a questionnaire's.
    'authenticated',
    'email',
    'tab',
    // The folders of the format, and of the lists that questions share.
    'meta',
    'options',
    ...ofEveryObject,
  ],
  section: ofEveryObject,
  // What records say themselves.
  question: ['id', 'name', 'email', 'about', ...ofEveryObject],
  option: ofEveryObject,
} as const;

/** Those of them that could be written at all: the rest have capitals. */
export function listReserved(what: keyof typeof reservedNames): readonly string[] {
  return reservedNames[what].filter((name) => /^[a-z]+$/.test(name));
}
