import { createHash } from 'node:crypto';

export type Row = readonly (string | number | null)[];

export interface Digest {
  readonly rows: number;
  readonly hash: string;
}

/** Adds rows up to a digest that does not depend on their order: databases sort text differently. */
export class Digester {
  #rows = 0;
  #sum = 0n;

  add(row: Row): void {
    this.#rows += 1;
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`));
  }

  get digest(): Digest {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}
