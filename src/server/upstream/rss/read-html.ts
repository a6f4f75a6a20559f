import { Parser } from 'htmlparser2';

/** What a piece of HTML comes to as text. */
interface PlainHtml {
  readonly text: string;
  /** The addresses of its images, as they are written. */
  readonly images: readonly string[];
}

/** What is nested deeper than this is there to keep the parser busy. */
const maxDepth = 200;
const hidden = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'head']);
const blocks = new Set(
  'address article blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);

/** The words of a piece of HTML, with a blank line between its blocks, and its images. */
export function readHtml(html: string): PlainHtml {
  const images: string[] = [];
  let text = '';
  let depth = 0;
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag(name, { src }) {
      depth += 1;
      if (depth > maxDepth) parser.pause();
      if (hidden.has(name)) hiddenDepth += 1;
      if (hiddenDepth > 0) return;
      if (name === 'img' && src !== undefined) images.push(src);
      if (name === 'br') text += '\n';
      if (blocks.has(name)) text += '\n\n';
    },
    ontext(words) {
      if (hiddenDepth === 0) text += words.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      depth -= 1;
      if (hidden.has(name)) hiddenDepth -= 1;
      if (hiddenDepth === 0 && blocks.has(name)) text += '\n\n';
    },
  });
  parser.end(html);
  return { text: collapse(text), images };
}

function collapse(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
