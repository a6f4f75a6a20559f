export type StandInAnswer = { readonly body: unknown } | { readonly status: number };

/** A service by the first part of its path, such as 'coingecko', and the rest of the path; `now` in ms. */
export interface Asked {
  readonly service: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly now: number;
}
