/** How an operator calls one of the commands: through npm in a checkout, by its file in a release. */
export function calledAs(name: string): string {
  return process.argv[1]?.endsWith('.mjs') ? `node ${name}.mjs` : `npm run ${name} --`;
}
