/** How far a run of many calls has come. `of` is 0 while it is unknown. */
export interface RunProgress {
  readonly done: number;
  readonly of: number;
}

/** An AbortSignal. */
interface RunSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** What the screen gives to a run of many calls. */
export interface Run {
  /** The member cancels the run, or leaves its page. */
  readonly signal: RunSignal;
  readonly onProgress: (progress: RunProgress) => void;
  /** Waits, in ms, and shows it; throws once the run is cancelled. */
  readonly pause: (wait: number) => Promise<void>;
}
