const files = import.meta.glob<string>('./pictures/signal-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where one of the pictures of possible buy signals is. */
export function findPicture(id: string): string {
  const src = files[`./pictures/${id}.svg`];
  if (src === undefined) throw new Error(`There is no picture ${id}.svg`);
  return src;
}
