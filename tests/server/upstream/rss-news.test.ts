import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../../../src/server/ports/upstream.ts';
import { buildCoinMatcher, type CoinNames } from '../../../src/server/upstream/rss/match-coin.ts';
import { rss } from '../../../src/server/upstream/rss/provider.ts';
import { expectHarmless, hostileTexts, unsafeLinks } from '../../helpers/hostile-texts.ts';
import { describeFailures, holdClock, buildSources, stageUpstream } from '../../helpers/staged-upstream.ts';

const [desk, paper] = ['/desk.xml', '/paper.xml'];
const upstream = stageUpstream({ [desk]: { kind: 'recorded', file: 'rss/coindesk.xml' } });
const noon = '2026-11-20T12:00:00Z';

const coins: ReadonlyMap<string, CoinNames> = new Map([
  ['btc', { name: 'Bitcoin', ticker: 'BTC' }],
  ['near', { name: 'Near', ticker: 'NEAR' }],
  ['dai', { name: 'Dai', ticker: 'DAI' }],
  ['c++', { name: 'C++ (coin)', ticker: 'C' }],
]);
async function findCoin(term: string): Promise<CoinNames> {
  const coin = coins.get(term);
  if (coin !== undefined) return coin;
  throw new UpstreamError(term === 'nothing' ? 'not-found' : 'unreachable', 'Coins');
}

function build(bases: readonly [string, ...string[]] = [desk], clock = holdClock(noon)) {
  const { news, coinNews } = buildSources(rss, {
    bases,
    loadText: (_, base) => upstream.loadText(base),
    clock,
    findCoin,
  });
  return { ...news, ...coinNews };
}

const toFeed = (items: string, channel = '<title>Channel</title>') =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${channel}${items}</channel></rss>`;
const toItem = (parts: Record<string, string>, more = '') => {
  const all = {
    title: 'Story',
    link: 'https://site.example/a',
    pubDate: 'Fri, 20 Nov 2026 10:00:00 GMT',
    ...parts,
  };
  return `<item>${Object.entries(all)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}${more}</item>`;
};
const answer = (...items: string[]) =>
  upstream.answer(desk, { kind: 'text', text: toFeed(items.join('')), type: 'application/rss+xml' });
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('news', () => {
  it('returns the articles of a feed, newest first', async () => {
    expect(await build().news()).toEqual([
      {
        title: 'Bitcoin sample headline',
        link: 'https://www.coindesk.com/markets/2026/11/20/sample-bitcoin',
        imgUrl: 'https://cdn.example.org/img/sample.jpg',
        feedDate: Date.parse('2026-11-20T11:42:00Z'),
        source: 'CoinDesk',
      },
      {
        title: 'Ethereum item with no image & no creator',
        link: 'https://www.coindesk.com/tech/2026/11/20/sample-ethereum',
        imgUrl: 'https://cdn.example.org/img/inline.png',
        feedDate: Date.parse('2026-11-20T10:05:00Z'),
        source: 'CoinDesk',
      },
    ]);
  });

  it('merges several sites by date, and lists an address once despite tracking parameters', async () => {
    answer(toItem({ title: 'Old', link: 'https://site.example/old?utm_source=desk' }));
    upstream.answer(paper, {
      kind: 'text',
      text: toFeed(
        toItem({
          title: 'Same',
          link: 'https://site.example/old?fbclid=1&ref=mail&_ga=2.1&mkt_tok=MTIz&vero_id=9&_hsenc=p2#top',
          pubDate: 'Fri, 20 Nov 2026 09:00:00 GMT',
        }) +
          toItem({
            title: 'New',
            link: 'https://site.example/new',
            pubDate: 'Fri, 20 Nov 2026 06:30:00 EST',
          }),
      ),
    });
    const news = await build([desk, paper]).news();
    expect(news.map(({ title, link }) => [title, link])).toEqual([
      ['New', 'https://site.example/new'],
      ['Old', 'https://site.example/old'],
    ]);
  });

  it.each([
    ['by their query', (at: number) => `https://site.example/?p=${at}`],
    [
      'by their query beside a tracking parameter',
      (at: number) => `https://site.example/?utm_source=rss&amp;id=${at}`,
    ],
    ['by the path in their fragment', (at: number) => `https://site.example/#/news/${at}`],
    ['by the anchor on their page', (at: number) => `https://site.example/log#${at}`],
  ])('distinguishes articles %s', async (_, toLink) => {
    answer(...[1, 2, 3, 2].map((at) => toItem({ title: `Story ${at}`, link: toLink(at) })));
    expect(await build().news()).toHaveLength(3);
  });

  it('returns 50 articles at most', async () => {
    answer(...Array.from({ length: 60 }, (_, index) => toItem({ link: `https://site.example/${index}` })));
    expect(await build().news()).toHaveLength(50);
  });

  it('omits a site that fails, and fails when no site responds', async () => {
    upstream.answer(paper, { kind: 'status', status: 500 });
    expect(await build([paper, desk]).news()).toHaveLength(2);
    await expect(build([paper]).news()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('loads a site once in five minutes for all news and all coins', async () => {
    const clock = holdClock(noon);
    const source = build([desk], clock);
    await Promise.all([source.news(), source.coinNews('btc'), source.coinNews('near')]);
    clock.moveOn(5 * 60 * 1000 - 1);
    await source.news();
    expect(upstream.requests).toEqual([desk]);
    clock.moveOn(1);
    await source.news();
    expect(upstream.requests).toEqual([desk, desk]);
  });

  it.each([
    ['<media:content url="https://a.example/1.png"/>', 'https://a.example/1.png'],
    [
      '<media:group><media:content url="https://a.example/1.png" medium="image"/></media:group>',
      'https://a.example/1.png',
    ],
    ['<media:content url="https://a.example/1.mp4" type="video/mp4"/>', null],
    ['<media:content url="https://a.example/1.mp4" medium="video"/>', null],
    ['<media:thumbnail url="https://a.example/2.png"/>', 'https://a.example/2.png'],
    ['<enclosure url="https://a.example/3.jpg" type="image/jpeg"/>', 'https://a.example/3.jpg'],
    ['<enclosure url="https://a.example/3.pdf" type="application/pdf"/>', null],
    [
      '<content:encoded><![CDATA[<p><img src="https://a.example/4.png">]]></content:encoded>',
      'https://a.example/4.png',
    ],
    [
      '<content:encoded><![CDATA[<img src="/4.png"><img src="https://a.example/5.png">]]></content:encoded>',
      'https://a.example/5.png',
    ],
  ])('reads the picture in %s as %s', async (more, imgUrl) => {
    answer(toItem({}, more));
    expect(await build().news()).toMatchObject([{ imgUrl }]);
  });

  it.each([
    ['<title>The  <![CDATA[Paper]]></title>', 'The Paper'],
    ['<image><title>Logo</title></image>', 'News sites (RSS)'],
    ['<title>Pa\u200Bper</title>', 'Paper'],
  ])('reads the name of the site in %s as %s', async (channel, source) => {
    upstream.answer(desk, { kind: 'text', text: toFeed(toItem({}), channel) });
    expect(await build().news()).toMatchObject([{ source }]);
  });

  it('links to the id of an article that has no link', async () => {
    answer(toItem({ link: '', guid: 'https://site.example/id' }));
    expect(await build().news()).toMatchObject([{ link: 'https://site.example/id' }]);
  });

  it.each([
    ['no title', toItem({ title: ' ' })],
    ['a title of tags only', toItem({ title: '&lt;b&gt;&lt;/b&gt;' })],
    ['no date', toItem({ pubDate: '' })],
    ['NaN as date', toItem({ pubDate: 'NaN' })],
    ['a date in a zone that RFC 822 does not name', toItem({ pubDate: 'Fri, 20 Nov 2026 11:00:00 CET' })],
    [
      'an id that is not a permalink',
      toItem({ link: '' }, '<guid isPermaLink="false">https://site.example/1</guid>'),
    ],
    ['no content', '<item/>'],
    ...unsafeLinks.map((link): [string, string] => [
      `the unsafe link ${link}`,
      toItem({ link: escape(link) }),
    ]),
  ])('skips a broken article (%s), and fails as malformed when it is the only one', async (_, item) => {
    answer(item, toItem({ title: 'Whole' }));
    expect((await build().news()).map(({ title }) => title)).toEqual(['Whole']);
    answer(item);
    await expect(build().news()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each(unsafeLinks)('returns no picture for the unsafe link %j', async (link) => {
    const url = escape(link).replaceAll('"', '&quot;');
    answer(toItem({ description: `&lt;img src='${url}'&gt;` }, `<media:content url="${url}"/>`));
    expect(await build().news()).toMatchObject([{ imgUrl: null }]);
  });

  it('returns an empty list when a feed has no article', async () => {
    answer();
    expect(await build().news()).toEqual([]);
  });

  it.each([
    ['half an XML document', toFeed(toItem({})).slice(0, -20)],
    ['JSON', '{"items":[]}'],
    ['another kind of XML', '<opml version="2.0"><body><outline text="Story"/></body></opml>'],
    ['an Atom entry alone', '<entry xmlns="http://www.w3.org/2005/Atom"><title>Story</title></entry>'],
    ['an HTML page around a feed', '<html><rss><channel></channel></rss></html>'],
    ['a feed without a channel', '<rss version="2.0"></rss>'],
    [
      '100,000 nested elements',
      `<rss><channel>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</channel></rss>`,
    ],
  ])('rejects %s as malformed', async (_, text) => {
    upstream.answer(desk, { kind: 'text', text, type: 'text/xml' });
    await expect(build().news()).rejects.toMatchObject({ name: 'SourceFailure', kind: 'malformed' });
  });

  it.each([
    ['ETH &lt;BTC again', 'ETH <BTC again'],
    ['<![CDATA[ETH <BTC again]]>', 'ETH <BTC again'],
    ['ETH &lt;BTC&gt; again', 'ETH <BTC> again'],
    ['Is BTC &lt;$100k?', 'Is BTC <$100k?'],
    ['Sonic &lt;S&gt; beats &lt;LINK&gt; and &lt;A&gt;', 'Sonic <S> beats <LINK> and <A>'],
    ['&lt;B&gt;Bold&lt;/B&gt; claim&lt;BR&gt;of &lt;b&gt;S', 'Bold claim of S'],
    ['I &lt;3 Bitcoin', 'I <3 Bitcoin'],
    ['<![CDATA[5 < 6 and 7 > 3]]>', '5 < 6 and 7 > 3'],
    ['ETH &lt;a again &lt;b', 'ETH <a again <b'],
    ['A &lt;b class="x>y"&gt;bold&lt;/b&gt; claim', 'A bold claim'],
    ['A bold&lt;br/&gt;claim &lt;img src="https://a.example/1.p', 'A bold claim'],
    ['AT&amp;amp;T &amp;#8217;s', 'AT&T ’s'],
    ['👩\u200D🚀 to می\u200Cخواهم', '👩\u200D🚀 to می\u200Cخواهم'],
  ])('reads the title %s as %s', async (written, title) => {
    answer(toItem({ title: written }));
    expect(await build().news()).toMatchObject([{ title }]);
  });

  it.each(['<a "', '<S>'])('reads a description that repeats %s 200,000 times', async (tag) => {
    answer(toItem({ title: 'Bitcoin', description: escape(tag.repeat(200_000)) }));
    expect(await build().news()).toHaveLength(1);
  });

  it.each([
    ['Fri, 20 Nov 2026 05:00:00 EST', '2026-11-20T10:00:00Z'],
    ['Fri, 20 Nov 2026 15:30:00 +0530', '2026-11-20T10:00:00Z'],
    ['Fri, 20 Nov 2026 10:00:00', '2026-11-20T10:00:00Z'],
  ])('reads the date %s as %s', async (pubDate, iso) => {
    answer(toItem({ pubDate }));
    expect(await build().news()).toMatchObject([{ feedDate: Date.parse(iso) }]);
  });

  it('uses a readable date instead of an unreadable one, and names the publisher of an article', async () => {
    answer(
      toItem(
        { pubDate: 'yesterday' },
        '<dc:date>2026-11-20T09:00:00Z</dc:date><source url="https://p.example">Paper</source>',
      ),
    );
    expect(await build().news()).toMatchObject([
      { feedDate: Date.parse('2026-11-20T09:00:00Z'), source: 'Paper' },
    ]);
  });

  it.each([
    ['https://site.example/feed', '', 'https://site.example/a'],
    ['https://feeds.site.example/feed', '', 'https://site.example/a'],
    ['https://feeds.example/feed', '<link>https://www.site.example/</link>', 'https://site.example/a'],
    ['https://feeds.example/feed', '<link>http://site.example/</link>', undefined],
    ['http://site.example/feed', '', undefined],
    ['https://mysite.example/feed', '', undefined],
  ])(
    'changes an http link to https when its site uses https, else drops the article: %s %s',
    async (base, channel, link) => {
      const text = toFeed(toItem({ link: 'http://site.example/a' }) + toItem({}), channel);
      const sources = buildSources(rss, {
        bases: [base],
        loadText: async () => text,
        clock: holdClock(noon),
      });
      const news = await sources.news.news();
      expect(news.map((item) => item.link)).toEqual(link === undefined ? ['https://site.example/a'] : [link]);
      expect(news).toHaveLength(1);
    },
  );

  it('does not expand entities that the document declares', async () => {
    const declared =
      '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const text = toFeed(toItem({ title: 'Story &b; &f; &amp; &#8217;' })).replace('<rss', `${declared}<rss`);
    upstream.answer(desk, { kind: 'text', text });
    expect(await build().news()).toMatchObject([{ title: 'Story &b; &f; & ’' }]);
  });
});

const atom = 'xmlns="http://www.w3.org/2005/Atom"';
const toEntry = (parts: string) =>
  `<entry><title>Story</title><link href="https://site.example/a"/><updated>2026-11-20T10:00:00Z</updated>${parts}</entry>`;

describe('a feed in another format', () => {
  const give = (text: string) => upstream.answer(desk, { kind: 'text', text, type: 'application/xml' });
  const story = {
    title: 'A bold story',
    link: 'https://site.example/a?x=1',
    imgUrl: 'https://site.example/1.png',
    feedDate: Date.parse('2026-11-20T10:00:00Z'),
    source: 'Paper',
  };

  it.each([
    ['Atom', (name: string) => name, atom],
    ['Atom with a namespace prefix', (name: string) => `a:${name}`, 'xmlns:a="http://www.w3.org/2005/Atom"'],
    ['Atom without a namespace', (name: string) => name, ''],
  ])('is read as %s', async (_, of, namespace) => {
    const element = (name: string, content: string, attributes = '') =>
      `<${of(name)} ${attributes}>${content}</${of(name)}>`;
    const entry = [
      element('source', element('title', 'Elsewhere')),
      element('title', 'A &lt;b&gt;bold&lt;/b&gt; story', 'type="html"'),
      element('link', '', 'rel="self" href="https://site.example/a.xml"'),
      element('link', '', 'rel="alternate" type="text/html" href="https://site.example/a?x=1"'),
      element('link', '', 'rel="enclosure" type="image/png" href="https://site.example/1.png"'),
      element('link', '', 'rel="enclosure" type="application/pdf" href="https://site.example/1.pdf"'),
      element('updated', '2026-11-20T11:00:00Z'),
      element('published', '2026-11-20T11:00:00+01:00'),
      element('author', element('name', 'Jane')),
      element('category', '', 'term="BTC"'),
      element('summary', 'Short'),
      element(
        'content',
        '<div xmlns="http://www.w3.org/1999/xhtml"><p>Bitcoin <i>is</i></p><p>back</p></div>',
        'type="xhtml"',
      ),
    ].join('');
    const head = element('title', 'Paper') + element('link', '', 'href="https://site.example/"');
    give(`<?xml version="1.0"?>${element('feed', head + element('entry', entry), namespace)}`);
    const source = build();
    expect(await source.news()).toEqual([story]);
    expect(await source.coinNews('btc')).toEqual([
      {
        title: 'A bold story',
        content: 'Bitcoin is\n\nback',
        published_at: '2026-11-20T10:00:00.000Z',
        author: { name: 'Jane' },
        pdfUrl: 'https://site.example/1.pdf',
      },
    ]);
  });

  it('is read as RSS 1.0', async () => {
    give(`<?xml version="1.0"?><rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:r="http://purl.org/rss/1.0/"
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:d="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://site.example/"><title>Paper</title><link>https://site.example/</link>
      <items><rdf:Seq><rdf:li rdf:resource="https://site.example/a?x=1"/></rdf:Seq></items></channel>
      <r:item rdf:about="https://site.example/a?x=1"><r:title>A &lt;b&gt;bold&lt;/b&gt; story</r:title>
      <link>https://site.example/a?x=1</link><d:date>2026-11-20T10:00:00+00:00</d:date><d:creator>Jane</d:creator>
      <d:subject>BTC</d:subject><description>Bitcoin &lt;img src="https://site.example/1.png"&gt;</description></r:item>
      </rdf:RDF>`);
    const source = build();
    expect(await source.news()).toEqual([story]);
    expect(await source.coinNews('btc')).toMatchObject([{ author: { name: 'Jane' }, content: 'Bitcoin' }]);
  });

  it('keeps the tags in a plain-text title of Atom, and resolves links against their base', async () => {
    give(
      `<feed ${atom} xml:base="https://site.example/news/"><entry xml:base="11/"><title>A &lt;b&gt; is bold</title><link href="a"/><updated>2026-11-20T10:00:00Z</updated></entry></feed>`,
    );
    expect(await build().news()).toMatchObject([
      { title: 'A <b> is bold', link: 'https://site.example/news/11/a', source: 'News sites (RSS)' },
    ]);
  });

  it('reads an Atom link of an RSS item, and ignores the title of a media group', async () => {
    give(
      toFeed(
        toItem(
          { link: '' },
          '<x:link xmlns:x="http://www.w3.org/2005/Atom" href="https://site.example/5"/><media:group><title>Picture</title></media:group>',
        ),
      ),
    );
    expect(await build().news()).toMatchObject([{ title: 'Story', link: 'https://site.example/5' }]);
  });

  it.each([
    ['no link', '<link rel="self" href="https://site.example/a"/>'],
    ...unsafeLinks.map((link): [string, string] => [
      `the unsafe link ${link}`,
      `<link href="${escape(link).replaceAll('"', '&quot;')}"/>`,
    ]),
  ])('is malformed when its only entry has %s', async (_, link) => {
    give(
      `<feed ${atom}><entry><title>Story</title>${link}<updated>2026-11-20T10:00:00Z</updated></entry></feed>`,
    );
    await expect(build().news()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each(hostileTexts)('returns %j as plain text', async (text) => {
    give(
      `<feed ${atom}>${toEntry(`<author><name>${escape(text)}</name></author><content type="html">Bitcoin ${escape(text)}</content>`)}</feed>`,
    );
    const [first] = await build().coinNews('btc');
    expectHarmless(first);
    expect(first?.content).not.toContain('onerror');
  });
});

describe('coinNews', () => {
  it('returns the articles about the coin with the start of their text', async () => {
    expect(await build().coinNews('btc')).toEqual([
      {
        title: 'Bitcoin sample headline',
        content: 'A longer sample body about Bitcoin (BTC).',
        published_at: '2026-11-20T11:42:00.000Z',
        author: { name: 'Jane Sample' },
        pdfUrl: null,
      },
    ]);
  });

  it.each([
    ['btc', { title: 'Miners of bitcoin rest' }, true],
    ['btc', { title: 'Price of $BTC' }, true],
    ['btc', { title: 'Price of btc' }, false],
    ['btc', { title: 'WBTC on the rise' }, false],
    ['btc', { title: 'Bitcoiners meet' }, false],
    ['btc', { title: 'Story', category: 'btc' }, true],
    ['btc', { title: 'Story', description: 'All of Bitcoin.' }, true],
    ['near', { title: 'The end is near' }, false],
    ['near', { title: 'Near the end' }, false],
    ['near', { title: 'What NEAR plans' }, true],
    ['near', { title: 'Story', category: 'Near' }, true],
    ['dai', { title: 'A dai a day' }, false],
    ['dai', { title: 'Makers of DAI' }, true],
    ['c++', { title: 'The C++ (coin) is here' }, true],
    ['c++', { title: 'The letter C' }, false],
    ['monero', { title: 'Monero without the source of coins' }, true],
    ['monero', { title: 'XMR without the source of coins' }, true],
    ['xmr', { title: 'Monero without the source of coins' }, true],
    ['kaspa', { title: 'Kaspa without the source of coins' }, true],
    ['kas', { title: 'KAS without the source of coins' }, true],
    ['binance-peg dogecoin', { title: 'Binance-Peg Dogecoin without the source of coins' }, true],
    ['bitcoin-cash', { title: 'Bitcoin without the source of coins' }, false],
    ['a/b.c|d-e', { title: 'A/B.C|D-E without the source of coins' }, true],
  ])('matches the coin %s with the article %j: %s', async (term, parts, isAbout) => {
    answer(toItem(parts));
    expect(await build().coinNews(term)).toHaveLength(isAbout ? 1 : 0);
  });

  it.each([
    ['APENFT', 'NFT', 'NFT sales fall to a yearly low', false],
    ['APENFT', 'NFT', 'APENFT (NFT) is listed', true],
    ['APENFT', 'NFT', 'Traders buy $NFT', true],
    ['Harmony', 'ONE', 'ONE MILLION DOLLARS STOLEN', false],
    ['Gas', 'GAS', 'Ethereum GAS fees explained', false],
    ['The Graph', 'GRT', 'The graph below shows bitcoin', false],
    ['The Graph', 'GRT', 'What GRT is for', true],
    ['Waves', 'WAVES', 'Ordinals make waves', false],
    ['Dash', 'DASH', 'DoorDash (DASH) posts record quarter', false],
    ['Dash', 'DASH', 'Dash (DASH) posts record quarter', true],
    ['Official Trump', 'TRUMP', 'TRUMP SIGNS TARIFF ORDER', false],
    ['Avalanche', 'AVAX', 'An avalanche of liquidations', false],
    ['Bitcoin', 'BTC', 'Bitcoin Cash rallies', false],
    ['Bitcoin', 'BTC', 'Bitcoin and Bitcoin Cash rally', true],
    ['Bitcoin Cash', 'BCH', 'Bitcoin Cash rallies', true],
    ['Ethereum', 'ETH', 'Ethereum Classic is attacked', false],
  ])('takes %s (%s) for the coin of %j: %s', (name, ticker, title, isAbout) => {
    const matches = buildCoinMatcher({ name, ticker });
    expect(matches({ title, excerpt: '', categories: [] })).toBe(isAbout);
  });

  it('fails as not found for an unknown coin', async () => {
    await expect(build().coinNews('nothing')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('returns the first 1000 characters of an article in paragraphs', async () => {
    const html = `<h2>Bitcoin</h2><p>One<br>two &amp;  three</p><script>alert(1)</script><ul><li>four</ul>${'long '.repeat(900)}`;
    answer(toItem({}, `<content:encoded><![CDATA[${html}]]></content:encoded>`));
    const [story] = await build().coinNews('btc');
    expect(story?.content.startsWith('Bitcoin\n\nOne\ntwo & three\n\nfour\n\nlong long')).toBe(true);
    expect(Array.from(story?.content ?? '')).toHaveLength(1000);
  });

  it('names the site when there is no author, and links to an attached PDF', async () => {
    answer(toItem({ title: 'Bitcoin' }, '<enclosure url="https://a.example/p.pdf" type="application/pdf"/>'));
    expect(await build().coinNews('btc')).toMatchObject([
      { author: { name: 'Channel' }, content: '', pdfUrl: 'https://a.example/p.pdf' },
    ]);
  });

  it.each(unsafeLinks)('returns no PDF for the unsafe link %j', async (link) => {
    const url = escape(link).replaceAll('"', '&quot;');
    answer(toItem({ title: 'Bitcoin' }, `<enclosure url="${url}" type="application/pdf"/>`));
    expect(await build().coinNews('btc')).toMatchObject([{ pdfUrl: null }]);
  });

  it.each(hostileTexts.flatMap((text) => [text, `<p>${text}</p>`]))(
    'returns %j as plain text',
    async (text) => {
      const xml = escape(text);
      answer(toItem({ title: `Bitcoin ${xml}`, 'dc:creator': xml, 'content:encoded': xml, category: xml }));
      const [story] = await build().coinNews('btc');
      expectHarmless(story);
      expect(story?.title).toContain('Coin');
      expect(story?.content).toContain('Coin');
      expect(story?.content).not.toContain('onerror');
    },
  );

  it('reads the text before 60,000 nested tags', async () => {
    answer(toItem({ title: 'Bitcoin', 'content:encoded': escape(`First${'<div>'.repeat(60_000)}Last`) }));
    expect((await build().coinNews('btc'))[0]?.content).toBe('First');
  });
});

describeFailures('text', upstream, { path: desk, ask: () => build().news() });
