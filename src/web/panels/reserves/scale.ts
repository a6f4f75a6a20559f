/**
 * Where a logarithmic scale begins: the power of ten that is at most half of the smallest amount, whatever its
 * sign, so that the shortest bar can be seen; 1 where all amounts are zero.
 */
export function findFloor(amounts: readonly number[]): number {
  const sizes = amounts.map(Math.abs).filter((size) => size > 0);
  return sizes.length === 0 ? 1 : 10 ** Math.floor(Math.log10(Math.min(...sizes) / 2));
}

/** Powers of ten above the floor, with the amount's sign; 0 for nothing. */
export function toSignedLog(amount: number, floor: number): number {
  return amount === 0 ? 0 : Math.sign(amount) * Math.log10(Math.abs(amount) / floor);
}
