import { applyEdits, parseTree, type ParseError } from 'jsonc-parser';
import { explainError } from './explain-error.ts';
import { listTokens } from './list-tokens.ts';
import { find } from '../sentences/sentences.ts';
import type { Slip } from './slip.ts';

/** Syntax errors of a text; `mended` is the text with every slip corrected, where that was possible. */
interface Slips {
  readonly slips: readonly Slip[];
  readonly mended: string | undefined;
}

/** No questionnaire nests deeper, and a recursive parser would overflow the stack. */
const maxDepth = 100;

/** More slips than these in one file are no typing errors. */
const maxSlips = 20;

/**
 * Comments and trailing commas are allowed unless `isStrict`. After one missing comma a parser reports errors for
 * hundreds of lines, so the first fault is corrected, and the text parsed again.
 */
export function findSlips(text: string, isStrict = false): Slips {
  const unreadable = findConflict(text) ?? findDepth(text);
  if (unreadable) return { slips: [unreadable], mended: undefined };
  const slips: Slip[] = [];
  let mended = text;
  while (slips.length < maxSlips) {
    const error = firstError(mended, isStrict);
    if (!error) return { slips, mended };
    const slip = explainError(mended, error);
    slips.push(slip);
    if (!slip.edit) break;
    mended = applyEdits(mended, [slip.edit]);
  }
  return { slips, mended: undefined };
}

function firstError(text: string, isStrict: boolean): ParseError | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: false, allowTrailingComma: !isStrict });
  return errors.toSorted((a, b) => a.offset - b.offset)[0];
}

function findConflict(text: string): Slip | undefined {
  const found = /^(?:<{7} |>{7} |={7}$|\|{7} )/m.exec(text);
  return found ? { offset: found.index, fault: find('json-conflict', {}) } : undefined;
}

function findDepth(text: string): Slip | undefined {
  let depth = 0;
  for (const { sign, offset } of listTokens(text)) {
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth > maxDepth) return { offset, fault: find('json-too-deep', { most: maxDepth }) };
  }
  return undefined;
}
