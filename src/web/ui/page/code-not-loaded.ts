interface LostCode {
  /** Retries the load; components rendered later use its code. */
  readonly fetch: () => Promise<unknown>;
  /** Components rendered later load the code again. */
  readonly forget: () => void;
}

export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
  readonly fetch: LostCode['fetch'];
  readonly forget: LostCode['forget'];

  constructor(cause: unknown, { fetch, forget }: LostCode) {
    super('The code of a part did not load', { cause });
    this.fetch = fetch;
    this.forget = forget;
  }
}
