import { gzipSync } from 'node:zlib';

export type BuiltFile =
  | Chunk
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array };

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly styles: readonly string[];
}

/** Size in kB: 1000 bytes after gzip -9. */
export function toKilobytes(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}

/** The scripts and styles that are loaded with the chunks of these modules (paths from the root). */
export function findFiles(output: readonly BuiltFile[], modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  for (const module of modules) addWithImports(output, findChunk(output, module), files);
  return files;
}

export function listChunks(output: readonly BuiltFile[]): readonly Chunk[] {
  return output.filter((part) => part.type === 'chunk');
}

function findChunk(output: readonly BuiltFile[], path: string): Chunk {
  const chunk = listChunks(output).find((one) => one.moduleIds.some((id) => isModule(id, path)));
  if (chunk === undefined) throw new Error(`No chunk holds ${path}`);
  return chunk;
}

function addWithImports(output: readonly BuiltFile[], chunk: Chunk, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const style of chunk.styles) files.add(style);
  for (const imported of listChunks(output)) {
    if (chunk.imports.includes(imported.fileName)) addWithImports(output, imported, files);
  }
}

function isModule(id: string, path: string): boolean {
  return id.split('?')[0]?.endsWith(`/${path}`) ?? false;
}
