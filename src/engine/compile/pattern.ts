/**
 * The regular expressions that a question may have: a subset whose time is bounded. A text is compared in as many ways as the
 * quantifiers and alternatives of a pattern multiply to, so their product is limited.
 */
type PatternFault =
  | { readonly kind: 'unreadable' }
  /** It does not describe the whole text. */
  | { readonly kind: 'open' }
  | { readonly kind: 'unsupported'; readonly part: string }
  | { readonly kind: 'slow' }
  /** No text of the allowed length fits. */
  | { readonly kind: 'unmet' };

/** How often a part comes. */
interface Count {
  readonly min: number;
  readonly max: number;
}

type Part = Count &
  (
    | { readonly kind: 'sign'; readonly source: string }
    | { readonly kind: 'group'; readonly alternatives: readonly (readonly Part[])[] }
  );

type Reading =
  | { readonly kind: 'read'; readonly alternatives: readonly (readonly Part[])[] }
  | { readonly kind: 'refused'; readonly fault: PatternFault };

/** Ways to compare a text: more take noticeably long. */
const mostWays = 100_000;

/** One token of a pattern: its start is one of these. */
const token =
  /\(\?<?[=!]|\(\?:|\(\?<[A-Za-z]\w*>|\(\??|[)|]|\[(?:\\.|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|.)|./suy;
/** Assertions, references to groups, modifiers and control characters. */
const unsupportedToken = /^(?:\(\?<?[=!]|\(\?|[\^$]|\\[1-9kbBc])$/u;
const quantifier = /(?:([*+?])|\{(\d+)(,)?(\d*)\})\??/uy;

/** What is wrong with a pattern for texts of at most `longest` characters; undefined: nothing. */
export function findPatternFault(pattern: string, longest: number): PatternFault | undefined {
  const reading = readPattern(pattern);
  if (reading.kind === 'refused') return reading.fault;
  if (countWays(reading.alternatives, longest) > mostWays) return { kind: 'slow' };
  const sample = writeSample(reading.alternatives);
  return sample !== '' && sample.length <= longest && new RegExp(pattern, 'u').test(sample)
    ? undefined
    : { kind: 'unmet' };
}

/** A short text that fits the pattern of a validator. */
export function samplePattern(pattern: string): string {
  const reading = readPattern(unboundPattern(pattern));
  return reading.kind === 'read' ? writeSample(reading.alternatives) : '';
}

/**
 * The pattern for validators, which report all faults of a text: one that is longer than `longest` fits, and is not compared. Its
 * length is a fault already, and comparing 20,000 characters may take hours.
 */
export function boundPattern(pattern: string, longest: number): string {
  return `^[^]{${longest + 1}}|${pattern}`;
}

/** The pattern before boundPattern. */
export function unboundPattern(pattern: string): string {
  return pattern.replace(/^\^\[\^\]\{\d+\}\|/, '');
}

function readPattern(pattern: string): Reading {
  if (!isExpression(pattern)) return { kind: 'refused', fault: { kind: 'unreadable' } };
  const isWhole = pattern.startsWith('^') && /(?:^|[^\\])(?:\\\\)*\$$/u.test(pattern);
  if (!isWhole) return { kind: 'refused', fault: { kind: 'open' } };
  const body = pattern.slice(1, -1);
  const open: Part[][][] = [[[]]];
  let at = 0;
  while (at < body.length) {
    const sign = readAt(token, body, at)?.[0] ?? '';
    at += sign.length;
    const unsupported = { kind: 'refused', fault: { kind: 'unsupported', part: sign } } as const;
    if (unsupportedToken.test(sign)) return unsupported;
    if (sign.startsWith('(')) {
      open.push([[]]);
      continue;
    }
    if (sign === '|') {
      open.at(-1)?.push([]);
      continue;
    }
    const alternatives = sign === ')' ? open.pop() : undefined;
    const counted = readAt(quantifier, body, at);
    at += counted?.[0].length ?? 0;
    const count = toCount(counted);
    open
      .at(-1)
      ?.at(-1)
      ?.push(
        alternatives ? { kind: 'group', alternatives, ...count } : { kind: 'sign', source: sign, ...count },
      );
  }
  const [alternatives = []] = open;
  return alternatives.length === 1
    ? { kind: 'read', alternatives }
    : { kind: 'refused', fault: { kind: 'open' } };
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function readAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

function toCount(counted: RegExpExecArray | null): Count {
  if (!counted) return { min: 1, max: 1 };
  const [, mark, least = '', comma, most = ''] = counted;
  if (mark !== undefined) return { min: mark === '+' ? 1 : 0, max: mark === '?' ? 1 : Infinity };
  const min = Number(least);
  if (comma === undefined) return { min, max: min };
  return { min, max: most === '' ? Infinity : Number(most) };
}

function countWays(alternatives: readonly (readonly Part[])[], longest: number): number {
  return alternatives
    .map((parts) => parts.map((part) => waysOf(part, longest)).reduce((all, one) => all * one, 1))
    .reduce((all, one) => all + one, 0);
}

function waysOf(part: Part, longest: number): number {
  const most = Math.min(part.max, longest);
  const ways = most - Math.min(part.min, longest) + 1;
  return part.kind === 'sign' ? ways : ways * countWays(part.alternatives, longest) ** most;
}

function writeSample([parts = []]: readonly (readonly Part[])[]): string {
  return parts
    .map((part) => {
      const one = part.kind === 'sign' ? sampleSign(part.source) : writeSample(part.alternatives);
      return one.repeat(Math.max(part.min, Math.min(1, part.max)));
    })
    .join('');
}

/** The first sign that fits, letters and digits before others. */
function sampleSign(source: string): string {
  const fits = new RegExp(`^(?:${source})$`, 'u');
  const usual = 'Aa0'.split('').find((sign) => fits.test(sign));
  if (usual !== undefined) return usual;
  for (let code = 0x20; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (fits.test(sign)) return sign;
  }
  return '';
}
