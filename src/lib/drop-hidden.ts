/** Control characters except line breaks, and invisible ones. Unicode does not call U+2800 and U+FFF9 to U+FFFB ignorable. */
const hiddenRuns =
  /([^[[\p{Cc}--[\n]]\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]])?([[\p{Cc}--[\n]]\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]+)(?=(.?))/gsv;

/** Emoji and letters of scripts that joiners shape; Latin, Greek and Cyrillic letters never join. */
const joining =
  /^[[\p{L}\p{M}\p{S}\p{Emoji}]--[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]$/v;
const keycapBase = /^[0-9#*]$/;
const keycap = '\u20E3';
const blackFlag = '\u{1F3F4}';
/** A region's code in tag characters, with the cancel tag. */
const flagRegion = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u;

/**
 * Removes control characters and invisible characters; line breaks stay. Joiners, variation selectors and the tags of a flag
 * stay between visible characters that they shape, as in emoji (👩‍🚀, ❤️, 🏴󠁧󠁢󠁥󠁮󠁧󠁿) and words (Persian, Hindi).
 */
export function dropHidden(text: string): string {
  return text.replace(hiddenRuns, (_, before: string | undefined, run: string, after: string) =>
    before === undefined ? '' : before + toShaping(before, run, after),
  );
}

function toShaping(before: string, run: string, after: string): string {
  if (before === blackFlag) {
    const region = flagRegion.exec(run)?.[0];
    if (region !== undefined) return region;
  }
  if (keycapBase.test(before)) return after === keycap && run.includes('\uFE0F') ? '\uFE0F' : '';
  if (!joining.test(before)) return '';
  const selector = /\p{Variation_Selector}/u.exec(run)?.[0] ?? '';
  const joiner = joining.test(after) ? (/[\u200C\u200D]/.exec(run)?.[0] ?? '') : '';
  return selector + joiner;
}
