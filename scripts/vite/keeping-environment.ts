/** Vite's build makes this process a production one, and so the tests and servers that it starts afterwards. */
export async function keepingEnvironment(work: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV'];
  await work();
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
