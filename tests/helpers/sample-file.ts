import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/files.mjs';

export function readSampleFile(name: string): Buffer {
  return readFileSync(join(root, 'assets/sample/media', name));
}
