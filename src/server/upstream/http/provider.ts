import type { ProviderId } from '../../ports/providers.ts';
import type { Loaders } from '../../ports/upstream.ts';
import type { CallLimit } from './call-budget.ts';
import type { LoaderOptions } from './build-loaders.ts';

/**
 * An outside service as its own folder describes it. `Sources` are the sources that it gives, by the name of the
 * feed that each is for.
 */
export interface Provider<Sources> {
  readonly id: ProviderId;
  /** As people read it. */
  readonly name: string;
  /** Where it is 'needed', the provider takes no part without one. */
  readonly key: 'needed' | 'optional' | 'none';
  /** Its own addresses, with a key or without; none: only the operator can name one. */
  bases(key: string | undefined): readonly string[];
  /** How a key is sent. */
  authorize?(key: string): Pick<LoaderOptions, 'headers' | 'query'>;
  /** What it allows each of its hosts to be called, with a key or without; empty: it does not say. */
  limits(key: string | undefined): readonly CallLimit[];
  /** Statuses by which it asks for a pause, beside 429. */
  readonly pauseStatuses?: readonly number[];
  /** Its sources over the loaders of its addresses, in their order. Called once for each feed that it takes part in. */
  build(loaders: readonly [Loaders, ...Loaders[]]): Sources;
}
