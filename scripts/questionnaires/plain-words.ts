/** Removes the differences of two texts that read alike: case, accents, width, punctuation, spaces. Signs such as + and < stay. */
export function toPlainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}])[-–](?=\p{N})/gu, '−')
    .replaceAll(/[^\p{L}\p{N}\p{S}#%]+/gu, ' ')
    .trim();
}
