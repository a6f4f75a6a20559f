import type { Help, HelpBlock, HelpPart } from '../vocabulary.ts';
import { findLinkHost } from '../../lib/link-host.ts';

const linkPattern = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/**
 * Reads a help text: each line is a paragraph, lines that begin with '- ' are a list, `[words](https://...)` is a link.
 * Everything else is plain text.
 */
export function parseHelp(text: string): Help {
  const blocks: HelpBlock[] = [];
  let list: (readonly HelpPart[])[] | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const item = /^- +(?<words>\S.*)$/.exec(line)?.groups?.['words'];
    if (item === undefined) {
      list = undefined;
      if (line !== '') blocks.push({ kind: 'paragraph', parts: parseLine(line) });
    } else if (list) {
      list.push(parseLine(item));
    } else {
      list = [parseLine(item)];
      blocks.push({ kind: 'list', items: list });
    }
  }
  return blocks;
}

/** The visible text of a help, without the addresses of links. */
export function toHelpText(help: Help): string {
  const lines = help.flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]));
  return lines
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.words)).join(''))
    .join('\n');
}

function parseLine(line: string): readonly HelpPart[] {
  const parts: HelpPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of line.matchAll(linkPattern)) {
    if (findLinkHost(href) === undefined) continue;
    if (index > end) parts.push(line.slice(end, index));
    parts.push({ words, href });
    end = index + whole.length;
  }
  if (end < line.length) parts.push(line.slice(end));
  return parts;
}
