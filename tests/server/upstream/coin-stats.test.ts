import { describe, expect, it } from 'vitest';
import { coinStats } from '../../../src/server/upstream/coinstats/provider.ts';
import { unsafeLinks } from '../../helpers/hostile-texts.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { buildSources, describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({ '/news': { kind: 'recorded', file: 'coinstats/news.json' } });
const news = () => buildSources(coinStats, { load: upstream.loadJson }).news.news();
const article = (over: object) => ({
  title: 'Coin',
  link: 'https://news.example/a',
  feedDate: 1_756_204_736_000,
  source: 'Paper',
  imgUrl: null,
  ...over,
});
const answer = (...result: unknown[]) => upstream.json('/news', { result });

describe('news', () => {
  it('returns the documented article in the shape of the port', async () => {
    expect(await news()).toEqual([
      {
        title: 'XRP News: sample CoinGape headline (see README)',
        link: 'https://coingape.com/',
        imgUrl: 'https://coingape.com/wp-content/uploads/sample.jpg',
        feedDate: 1_756_204_736_000,
        source: 'CoinGape',
      },
    ]);
    expect(upstream.requests).toEqual(['/news?page=1&limit=20']);
  });

  it('sorts articles newest first, and reads a date given as text', async () => {
    answer(article({ feedDate: 1000 }), article({ feedDate: '3000' }), article({ feedDate: 2000 }));
    expect((await news()).map(({ feedDate }) => feedDate)).toEqual([3000, 2000, 1000]);
  });

  it('names the site when the source is blank', async () => {
    answer(article({ source: ' \u200B' }), article({ source: undefined }));
    expect((await news()).map(({ source }) => source)).toEqual(['news.example', 'news.example']);
  });

  it('returns an empty list when there is no news', async () => {
    answer();
    expect(await news()).toEqual([]);
  });
});

describeContent('news', {
  ask: news,
  texts: (text) => answer(article({ title: text, source: text })),
  links: (imgUrl) => answer(article({ imgUrl })),
  rows: {
    stage: answer,
    whole: article({ title: 'Whole' }),
    broken: {
      'no title': article({ title: undefined }),
      'an invisible title': article({ title: '\u200B \u202E' }),
      'a number as title': article({ title: 5 }),
      'NaN as date': article({ feedDate: 'NaN' }),
      'a blank date': article({ feedDate: '' }),
      'a date out of range': article({ feedDate: 1e20 }),
      'a list as date': article({ feedDate: [1] }),
      'not an object': 'article',
      null: null,
      ...Object.fromEntries(unsafeLinks.map((link) => [`the unsafe link ${link}`, article({ link })])),
    },
  },
});

describeFailures('json', upstream, { path: '/news', ask: news });
