import type { Clock } from '../../ports/clock.ts';
import type { OwnFigures, ProviderId } from '../../ports/providers.ts';
import type { Remember } from '../../ports/remember.ts';
import type { Loaders } from '../../ports/upstream.ts';
import type { LoaderOptions } from './build-loaders.ts';
import type { CallLimit } from './call-budget.ts';

/** What a provider's sources are built over. */
interface ProviderContext {
  /** Of its addresses, in their order. */
  readonly loaders: readonly [Loaders, ...Loaders[]];
  readonly clock: Clock;
  readonly own: OwnFigures;
  readonly remember: Remember;
}

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
  /** How a key is sent to one of its addresses. */
  authorize?(key: string, base: string): Pick<LoaderOptions, 'headers' | 'query'>;
  /** What it allows the host of an address to be called, with a key or without; empty: it does not say. */
  limits(key: string | undefined, base: string): readonly CallLimit[];
  /** How many of the calls of its limits a call counts as, where it counts points; absent: one. */
  cost?(path: string): number;
  /** Statuses by which it asks for a pause of all calls, beside 429. */
  readonly pauseStatuses?: readonly number[];
  /**
   * Its routes that contain an id, with a star for each id ('/coins/*'), and those whose queries differ. A 402 or 403 pauses
   * such a route for a day, whatever the id and the query; of other paths it pauses that path and query alone.
   */
  readonly routes?: readonly string[];
  /** Its largest response in bytes, where that is more than a loader takes by itself. */
  readonly maxBytes?: number;
  /** Its sources, which are built once. */
  build(context: ProviderContext): Sources;
}
