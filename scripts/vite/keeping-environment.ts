/** Vite's build sets NODE_ENV to production; tests and servers that this process starts later must not inherit that. */
export async function keepingEnvironment(work: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV'];
  await work();
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
