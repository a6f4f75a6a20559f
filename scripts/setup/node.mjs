// Finds a Node that can run the project (plain JavaScript: it runs on Node 20 too).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm, SetupError } from './command.mjs';
import { fingerprint, readStamp, root, writeStamp } from './files.mjs';

export const needed = { major: 24, minor: 15 };
const stamp = 'scripts/node/node_modules/.installed';

/** The running Node when it is new enough, else the locked one of scripts/node, installed when missing. */
export function ensureNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const folder = join(root, 'scripts/node');
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const node = join(folder, `node_modules/node-${platform}-${process.arch}/bin/${name}`);
  const wanted = fingerprint(['scripts/node/package.json', 'scripts/node/package-lock.json']);
  if (readStamp(stamp) === wanted && existsSync(node)) return node;

  console.log(`Node ${process.versions.node} is too old: fetching Node ${needed.major} for this project ...`);
  runNpm(process.execPath, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (!isNewEnough(version.trim().slice(1))) {
    const wish = `Node ${needed.major}.${needed.minor} or newer`;
    throw new SetupError(`This project needs ${wish}: please install it (https://nodejs.org) and try again.`);
  }
  writeStamp(stamp, wanted);
  return node;
}

/** @param {string} version such as '24.15.0' */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed.major || (major === needed.major && minor >= needed.minor);
}
