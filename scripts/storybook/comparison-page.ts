import { tolerance, type Difference } from './compare-pictures.ts';

const titles = { changed: 'Changed', new: 'New', gone: 'Gone' } as const;

/** A page that shows what differs, with its pictures in the folders beside it. */
export function buildComparisonPage(differences: readonly Difference[]): string {
  const same = differences.filter(({ kind }) => kind === 'same').length;
  const rows = (['changed', 'new', 'gone'] as const).flatMap((kind) =>
    differences.filter((one) => one.kind === kind).map((one) => toArticle(titles[kind], one)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories before and after</title>
<style>
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: #0d1a1c; background: #f2f5f4 }
article { margin-block: 32px }
h2 { font-size: 16px }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid #7c8b8d }
</style>
</head>
<body>
<h1>Stories before and after</h1>
<p>${rows.length} of ${differences.length} pictures differ; ${same} are the same: at most ${tolerance.share * 100} % of their pixels are off
by more than ${tolerance.colour} of what colours can differ.</p>
${rows.join('\n')}
</body>
</html>
`;
}

function toArticle(title: string, difference: Difference): string {
  const { name, kind } = difference;
  const share = kind === 'changed' ? `, ${toShare(difference.share)}` : '';
  const folders = [
    ...(kind === 'new' ? [] : ['before']),
    ...(kind === 'gone' ? [] : ['after']),
    ...(kind === 'changed' && difference.share !== undefined ? ['difference'] : []),
  ];
  // Ids of stories, and so names of pictures, hold letters, digits and hyphens only.
  const figures = folders.map(
    (folder) =>
      `<figure><figcaption>${folder}</figcaption><img loading="lazy" src="${folder}/${name}" alt="${name}, ${folder}"></figure>`,
  );
  return `<article><h2>${title}: ${name}${share}</h2><div>${figures.join('')}</div></article>`;
}

function toShare(share: number | undefined): string {
  return share === undefined ? 'of another size' : `${(share * 100).toFixed(2)} % of its pixels`;
}
