import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { uiEntryOf, type UiFile } from '../../src/engine/compile/source.ts';
import { toProblem, type Place, type Problem } from './problem.ts';
import { ifThere } from './if-there.ts';
import { nearest } from './nearest.ts';
import { sizeProblems } from './picture-size.ts';
import { find, type Finding } from './sentences/sentences.ts';

const ownFiles = ['schema.json', 'ui.json', 'released.json', 'images'];

/** A picture of an option is shown small, and every member loads all of them. */
const maxPictureBytes = 100_000;

/** Unused files of a questionnaire's folder. Files of an operating system begin with a dot and are left out. */
export async function strayProblems(dir: string, shown: string): Promise<readonly Problem[]> {
  const found = ((await ifThere(readdir(dir))) ?? []).filter((name) => !name.startsWith('.'));
  return found
    .filter((name) => !ownFiles.includes(name))
    .map((name) => {
      const meant = findMeant(name);
      const isFree = meant !== undefined && !found.includes(meant);
      const place = at(`${shown}/${name}`);
      return isFree
        ? toProblem('error', place, 'file-misnamed', { meant })
        : toProblem('warning', place, 'file-stray', {});
    });
}

/** The expected file with a similar name; the shared ending does not count. */
function findMeant(name: string): string | undefined {
  if (!name.endsWith('.json')) return nearest(name, ownFiles);
  const toStem = (file: string) => file.replace(/\.json$/, '');
  const stem = nearest(toStem(name), ownFiles.filter((file) => file.endsWith('.json')).map(toStem));
  return stem && `${stem}.json`;
}

export async function pictureProblems(dir: string, shown: string, ui: UiFile): Promise<readonly Problem[]> {
  const folder = join(dir, 'images');
  const names = await listFiles(folder);
  if (names === undefined) return [toProblem('error', at(`${shown}/images`), 'pictures-no-folder', {})];
  const used = new Set(
    Object.keys(ui).flatMap((id) => Object.values(uiEntryOf(ui, id)['ui:options']?.images ?? {})),
  );
  const problems = await Promise.all(
    names.map(async (name): Promise<readonly Problem[]> => {
      const place = at(`${shown}/images/${name}`);
      if (!used.has(`images/${name}`)) return [toProblem('warning', place, 'picture-unused', {})];
      return pictureFileProblems(join(folder, name), name, place);
    }),
  );
  return problems.flat();
}

function at(file: string): Place {
  return { file, line: 1 };
}

/** Undefined when the path is not a folder. */
async function listFiles(folder: string): Promise<readonly string[] | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return undefined;
  return ((await ifThere(readdir(folder))) ?? []).filter((name) => !name.startsWith('.'));
}

async function pictureFileProblems(path: string, name: string, place: Place): Promise<readonly Problem[]> {
  const fault = await findFault(path, name);
  if (fault) return [{ severity: 'error', ...place, ...fault }];
  const bytes = await ifThere(readFile(path));
  return bytes ? sizeProblems(bytes, formatOf(bytes) ?? '', place) : [];
}

async function findFault(path: string, name: string): Promise<Finding | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return find('picture-no-file', {});
  if (found.size === 0) return find('picture-empty', {});
  if (found.size > maxPictureBytes)
    return find('picture-too-large', {
      kilobytes: Math.ceil(found.size / 1000),
      most: maxPictureBytes / 1000,
    });
  const bytes = await ifThere(readFile(path));
  if (!bytes) return find('picture-vanished', {});
  const ending = name.split('.').at(-1) ?? '';
  const format = formatOf(bytes);
  if (format === undefined) return find('picture-unknown-format', { ending });
  if (format !== ending) return find('picture-other-format', { format, ending });
  return format === 'svg' ? findInDrawing(bytes.toString('utf8')) : undefined;
}

function formatOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 0, 4) === 'GIF8') return 'gif';
  return /^\s*<(?:\?xml|!--|!DOCTYPE svg|svg\b)/i.test(bytes.toString('utf8').replace('\uFEFF', ''))
    ? 'svg'
    : undefined;
}

/** Forbidden parts of a drawing, since members get it unchanged. */
function findInDrawing(text: string): Finding | undefined {
  let fault: string | undefined;
  let root: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= name;
        if (/^(?:script|foreignobject|iframe)$/i.test(name)) fault ??= `a <${name}>`;
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) fault ??= `the attribute ${key}`;
          if (/href$/i.test(key) && !/^(?:#|data:image\/)/i.test(value.trim()))
            fault ??= `a link to ${value}`;
        }
      },
      onprocessinginstruction(_, instruction) {
        if (/ENTITY/i.test(instruction)) fault ??= 'an entity';
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (root?.toLowerCase() !== 'svg') return find('drawing-not-svg', {});
  return fault === undefined ? undefined : find('drawing-unsafe', { fault });
}
