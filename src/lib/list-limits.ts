/** The ends of the figures that are possible; `above` and `below` are not themselves possible. */
export interface FigureLimits {
  readonly above?: number;
  readonly smallest?: number;
  readonly largest?: number;
  readonly below?: number;
}

/** Such as 'more than 0' and 'at most 100'. */
export function listLimits(
  { above, smallest, largest, below }: FigureLimits,
  toText: (figure: number) => string,
): readonly string[] {
  return [
    ...(above === undefined ? [] : [`more than ${toText(above)}`]),
    ...(smallest === undefined ? [] : [`at least ${toText(smallest)}`]),
    ...(largest === undefined ? [] : [`at most ${toText(largest)}`]),
    ...(below === undefined ? [] : [`less than ${toText(below)}`]),
  ];
}
