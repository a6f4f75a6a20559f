import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { environmentFor, npmCommand } from '../setup/command.mjs';
import { root } from '../setup/files.mjs';
import type { BundledPackage } from './bundled-package.ts';
import { listFonts } from './shipped-assets.ts';

/** npm's output, as far as it is changed here. */
interface Sbom {
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp: string; readonly component: object };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * Writes npm's bill of materials (CycloneDX), reduced to the packages that the product contains, with the fonts, and
 * without what differs between calls and checkouts.
 */
export function writeSbom(
  file: string,
  { name, version }: { readonly name: string; readonly version: string },
  packages: readonly BundledPackage[],
): void {
  const { serialNumber: _, metadata, components, dependencies, ...rest } = askNpm();
  const { timestamp: __, ...lasting } = metadata;
  const held = new Set(packages.map((one) => `${one.name}@${one.version}`));
  const isHeld = (ref: string) => held.has(ref);
  const unknown = [...held].filter((ref) => !components.some((component) => component['bom-ref'] === ref));
  if (unknown.length > 0) throw new Error(`npm sbom does not name ${unknown.join(', ')}`);
  const sbom = {
    ...rest,
    // npm uses the name of the folder.
    metadata: { ...lasting, component: { ...lasting.component, type: 'application', name, version } },
    components: [...components.filter((component) => isHeld(component['bom-ref'])), ...listFonts()],
    dependencies: dependencies
      .filter(({ ref }) => isHeld(ref) || !components.some((component) => component['bom-ref'] === ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isHeld) })),
  };
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

function askNpm(): Sbom {
  const { command, first } = npmCommand(process.execPath);
  // Of all packages: npm lists some that the product needs as development tools only.
  const args = [...first, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'];
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: environmentFor(process.execPath),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  return JSON.parse(stdout);
}
