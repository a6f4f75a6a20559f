/** What a service says: a body with status 200, or a refusal. */
export type StandInAnswer = { readonly body: unknown } | { readonly status: number };

/** One service by its path's first part, such as 'coingecko', and the rest of its path; `now` in ms. */
export interface Asked {
  readonly service: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly now: number;
}
