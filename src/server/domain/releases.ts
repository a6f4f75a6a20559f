/** From the compile step; the server compares them with the versions that were live. */
export interface Releases {
  /** By the id that storage uses for a questionnaire's records. */
  readonly questionnaires: Readonly<Record<string, ReleaseState>>;
  readonly givenUp: readonly string[];
}

export interface ReleaseState {
  readonly folder: string;
  readonly version: number;
  /** Digest of what decides the meaning of answers. Comparable only with the same prefix up to the colon. */
  readonly fingerprint: string;
  /** By version; see ReleasedFile. */
  readonly seals: Readonly<Record<string, string>>;
}

/** Both must be known and have the same form. */
export function isOtherFingerprint(one: string, other: string): boolean {
  return one !== other && one !== '' && toForm(one) === toForm(other);
}

function toForm(fingerprint: string): string | undefined {
  return fingerprint.split(':', 1)[0];
}
