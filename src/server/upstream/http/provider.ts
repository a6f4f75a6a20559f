import type { Clock } from '../../ports/clock.ts';
import type { OwnFigures, ProviderId } from '../../ports/providers.ts';
import type { Remember } from '../../ports/remember.ts';
import type { Loaders } from '../../ports/upstream.ts';
import type { LoaderOptions } from './build-loaders.ts';
import type { CallLimit } from './call-budget.ts';

interface ProviderContext {
  /** One per address, in order. */
  readonly loaders: readonly [Loaders, ...Loaders[]];
  readonly clock: Clock;
  readonly own: OwnFigures;
  readonly remember: Remember;
  /** Whether its calls carry a key. */
  readonly hasKey: boolean;
}

/** The description of an outside service in its folder. `Sources` are the sources that it provides, by feed. */
export interface Provider<Sources> {
  readonly id: ProviderId;
  /** As people read it. */
  readonly name: string;
  /** 'needed': not used without a key. */
  readonly key: 'needed' | 'optional' | 'none';
  /** Its own addresses, with a key or without; empty: only the operator can set one. */
  bases(key: string | undefined): readonly string[];
  /** How to send a key to one of its addresses. */
  authorize?(key: string, base: string): Pick<LoaderOptions, 'headers' | 'query'>;
  /** Its limits for the host of an address, with a key or without; empty: not stated. */
  limits(key: string | undefined, base: string): readonly CallLimit[];
  /** How many calls of its limits a call counts as, if it counts points; absent: one. */
  cost?(path: string): number;
  /** Statuses besides 429 by which it asks for a pause of all calls. */
  readonly pauseStatuses?: readonly number[];
  /**
   * Its routes with an id, with a star for each id ('/coins/*'), and routes whose queries differ. A 402 or 403 pauses
   * such a route for a day, whatever the id and the query; of other paths, only that path and query.
   */
  readonly routes?: readonly string[];
  /** Its largest response in bytes, if above a loader's default. */
  readonly maxBytes?: number;
  build(context: ProviderContext): Sources;
}
