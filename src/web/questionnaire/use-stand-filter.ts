import { useState } from 'react';
import type { Stand } from '../../engine/signals.ts';

/** The counts of one place as filters; `chosen` is the one that is on there. */
export interface StandFilter {
  readonly chosen: Stand | undefined;
  readonly onChoose: (stand: Stand | undefined) => void;
}

export type StandFilters = ReturnType<typeof useStandFilter>;

/** The place of the counts of all sections; a section's counts have its id. */
export const whole = '';

/** The one count that is chosen of several places, such as of a whole record and of each of its sections. */
export function useStandFilter() {
  const [chosen, setChosen] = useState<{ readonly place: string; readonly stand: Stand }>();
  const findChosen = (...places: readonly string[]) =>
    chosen && places.includes(chosen.place) ? chosen.stand : undefined;
  const filterOf = (place: string): StandFilter => ({
    chosen: findChosen(place),
    onChoose: (stand) => setChosen(stand && { place, stand }),
  });
  return { findChosen, filterOf };
}
