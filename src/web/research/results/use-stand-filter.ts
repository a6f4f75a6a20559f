import { useState } from 'react';
import type { Stand } from '../../../contracts/stands.ts';

export interface StandFilter {
  readonly chosen: Stand | undefined;
  readonly onChoose: (stand: Stand | undefined) => void;
}

export type StandFilters = ReturnType<typeof useStandFilter>;

/** Place of the counts of all sections; a section's place is its id. */
export const whole = '';

/** Only one filter is active across all places, such as a record and its sections. */
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
