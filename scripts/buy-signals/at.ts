/** One of some values by its index, from the end where that is negative; throws where there is none. */
export function at<T>(values: readonly T[], index: number): T {
  const value = values.at(index);
  if (value === undefined) throw new RangeError(`There is no value ${index} of ${values.length}`);
  return value;
}
