/** The steps of a scale from its first to its last, and the names of those two. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly low: string;
  readonly high: string;
}
