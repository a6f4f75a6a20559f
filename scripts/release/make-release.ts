import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtProgram, programNames, programsFolder, type ProgramName } from '../setup/built-programs.mjs';
import { root } from '../setup/files.mjs';
import { needed } from '../setup/node.mjs';
import { readPackages, toNotices } from './packages.ts';
import { writeSbom } from './sbom.ts';

/** Read at run time under the same paths. */
const copied = [
  'build/client',
  programsFolder,
  'build/questionnaires',
  'build/server',
  'assets/sample',
  'src/web/ui/styles/fonts/OFL-Inter.txt',
  'src/web/ui/styles/fonts/OFL-JetBrainsMono.txt',
  'docs/facing-others.md',
  'docs/operating',
  'docs/operating.md',
  'docs/sources.md',
];

export function releaseFolder(): string {
  const { name, version } = readPackage();
  return join(root, 'release', `${name}-${version}`);
}

/** Makes a release of the current build in a folder, whose content is replaced. */
export async function makeRelease(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of copied) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => basename(file) !== '.vite',
    });
  }
  for (const name of programNames) writeFileSync(join(folder, `${name}.mjs`), toProgram(name));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toPackage(), null, 2)}\n`);
  const packages = readPackages(
    ['build/client', 'build/server', programsFolder].map((built) => join(root, built)),
  );
  writeFileSync(join(folder, 'NOTICE'), toNotices(readFileSync(join(root, 'NOTICE'), 'utf8'), packages));
  writeSbom(join(folder, 'sbom.cdx.json'), readPackage(), packages);
  openToReaders(folder);
}

/** An older Node would fail at a module that it does not have. */
function toProgram(name: ProgramName): string {
  const { major, minor } = needed;
  return `const [major, minor] = process.versions.node.split('.').map(Number);
if (major > ${major} || (major === ${major} && minor >= ${minor})) await import('./${builtProgram(name)}');
else {
  console.error(\`This needs Node ${major}.${minor} or newer; here is \${process.versions.node}.\`);
  process.exitCode = 1;
}
`;
}

function toPackage() {
  const { name, version, license, engines } = readPackage();
  return {
    name,
    version,
    private: true,
    license,
    type: 'module',
    scripts: { start: 'node server.mjs' },
    engines,
  };
}

function readPackage() {
  // The project's own file.
  const own: { name: string; version: string; license: string; engines: { node: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return own;
}

/** The service's user reads the files without owning them, whatever the umask is. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
