import { Parser } from 'htmlparser2';

interface PlainHtml {
  readonly text: string;
  readonly images: readonly string[];
}

/** Deeper nesting would only keep the parser busy. */
const maxDepth = 200;
const hidden = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'head']);
const blocks = new Set(
  'address article blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);

/** HTML's own elements, also retired ones; an element with a hyphen or a colon is a custom one. */
const elements = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button ' +
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins ' +
    'kbd label legend li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option ' +
    'output p param picture plaintext pre progress q rp rt ruby s samp script search section select slot small source ' +
    'span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt ' +
    'u ul var video wbr xmp'
  ).split(' '),
);
/** A whole tag, a tag cut off within an attribute, or a '<' that is neither. */
const tagStart =
  /<\/?([a-z][a-z0-9]*(?:[-:][\w:-]*)?)(?:[\s/](?:"[^"]*"|'[^']*'|[^<>"'])*)?>|<([a-z][a-z0-9]*)\s+[\w:-]+=[^<>]*$|<(?:!--|!doctype\s|!\[CDATA\[|\?xml)|</gi;

/** Elements that HTML may leave open, or whose content is not text. */
const openElements = new Set([
  ...hidden,
  ...'body br colgroup dd dt hr html li optgroup option p rp rt tbody td tfoot th thead tr wbr'.split(' '),
]);

/** A '<' that begins no tag is an ordinary character: 'ETH <BTC again'. */
function escapeText(html: string): string {
  const closed = new Set(
    Array.from(html.matchAll(/<\/([a-z][a-z0-9]*)/gi), ([, name = '']) => name.toLowerCase()),
  );
  // A coin may have the name of an element: 'Sonic <S> rises'. Lower-case names stay tags, for excerpts may end before
  // the end tag.
  const isTicker = (found: string, name: string) =>
    /^<[A-Z0-9]+>$/.test(found) && !closed.has(name) && !openElements.has(name);
  return html.replace(tagStart, (found, whole?: string, cut?: string) => {
    const name = (whole ?? cut)?.toLowerCase();
    const isTag =
      name === undefined
        ? found.length > 1
        : (elements.has(name) && !isTicker(found, name)) || /[-:]/.test(name);
    return isTag ? found : `&lt;${found.slice(1)}`;
  });
}

/** The text of a piece of HTML, with a blank line between blocks, and its images. */
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
  parser.end(escapeText(html));
  return { text: collapse(text), images };
}

function collapse(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
