// Letters that Unicode does not decompose, and the final form of sigma.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
};

// Accents, and the vowel points of Hebrew and Arabic; not marks that make a different letter, as in Japanese.
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f]/g;

/** A text for comparison in searches: without regard to case, accents, width and number of blanks. */
export function fold(text: string): string {
  // A search folds up to 16 MB, most of it without such letters.
  const plain = /^[\t\n\r -~]*$/.test(text) ? text.toLowerCase() : foldLetters(text);
  return plain.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[ßıłøæœđðþħŧŋς]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
}
