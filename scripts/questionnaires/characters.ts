import { dropHidden } from '../../src/lib/drop-hidden.ts';

/** The first invisible character. Tabs are allowed, and a soft hyphen in a long word. */
export function findHidden(text: string): string | undefined {
  const all = Array.from(text.replaceAll(/[\t\u00AD]/g, ' '));
  const shown = Array.from(dropHidden(all.join('')));
  return all.find((sign, index) => sign !== shown[index]);
}

/** Letters of scripts that partly look like Latin ones. */
const ofOtherScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const looksLatin =
  /[АВЕЅІЈКМНОРСТУХԚԜҮаесԁһіјӏорԛѕԝухүΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορσυՕԼՏՍօոսհցզ\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{M}]/u;

/**
 * Words with letters that look Latin and are not: of another script beside Latin ones, of another script alone where no
 * word of the text is really of that script, or a form of a Latin letter such as a mathematical one.
 */
export function findFalseLetters(text: string) {
  const words = Array.from(text.matchAll(/[\p{Alphabetic}\p{M}\p{Nd}]+/gu), ([word]) => word);
  const isForeign = (word: string) => ofOtherScripts.test(word) && !/\p{Script=Latin}/u.test(word);
  // A single Greek letter is a symbol.
  const foreign = words.filter((word) => isForeign(word) && !/^\p{Script=Greek}$/u.test(word));
  const isDisguise = foreign.every((word) => Array.from(word).every((letter) => looksLatin.test(letter)));
  return words.flatMap((word) => {
    const isOpen = isForeign(word) && !(isDisguise && foreign.includes(word));
    const letters = Array.from(word).filter(
      (letter) => isFormOfLatin(letter) || (!isOpen && ofOtherScripts.test(letter)),
    );
    return letters.length === 0 ? [] : [{ word, letters: [...new Set(letters)].map(toCode).join(', ') }];
  });
}

/** Full-width, mathematical and circled letters and digits, and ligatures; no ordinal signs. */
function isFormOfLatin(letter: string): boolean {
  return (
    /[[\p{Alphabetic}\p{Nd}]--[\p{ASCII}\p{Lm}\p{Lo}]]/v.test(letter) &&
    /^[a-z0-9]+$/i.test(letter.normalize('NFKC'))
  );
}

export function toCode(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
