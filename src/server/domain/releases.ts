/** What the compile step knows of the releases of all questionnaires: the server compares it with what was live. */
export interface Releases {
  /** By the id under which storage keeps a questionnaire's records. */
  readonly questionnaires: Readonly<Record<string, ReleaseState>>;
  /** The ids of questionnaires that are gone on purpose. */
  readonly givenUp: readonly string[];
}

/** What is offered of a questionnaire, and what was released of it before. */
export interface ReleaseState {
  /** The folder's name. */
  readonly folder: string;
  readonly version: number;
  /** What of that version decides what answers mean, digested. Only those that begin alike, up to the colon, compare. */
  readonly fingerprint: string;
  /** By version; see ReleasedFile. */
  readonly seals: Readonly<Record<string, string>>;
}

/** Whether two fingerprints tell that answers mean something else: both are known, and were made alike. */
export function isOtherFingerprint(one: string, other: string): boolean {
  return one !== other && one !== '' && toForm(one) === toForm(other);
}

function toForm(fingerprint: string): string | undefined {
  return fingerprint.split(':', 1)[0];
}
