/** Lets requests of others come in between the pieces of long work, which would else hold them up until it ends. */
export function letOthersIn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
