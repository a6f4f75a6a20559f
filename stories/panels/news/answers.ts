import type { News } from '../../../src/contracts/news.ts';
import pictureFile from '../../../assets/sample/media/tidal-forms.png?url';

const long = 'Averyveryverylongnamewithoutanyplacetobreakit'.repeat(2);

export const news: News = {
  result: [
    {
      title: 'Invented story: a quiet week on the test networks',
      link: 'https://example.com/quiet-week',
      imgUrl: 'https://example.com/quiet-week.png',
      media: pictureFile,
      feedDate: Date.UTC(2026, 10, 20, 23, 30),
      source: 'Sample Herald',
    },
    {
      title: 'Invented story: the newest of all',
      link: 'https://example.com/newest',
      imgUrl: 'https://example.com/newest.png',
      media: '/media/broken.png',
      feedDate: Date.UTC(2026, 10, 21, 4, 5),
      source: 'Sample Gazette',
    },
    {
      title: 'Invented story: no picture was given',
      link: 'https://example.com/no-picture',
      imgUrl: null,
      media: null,
      feedDate: Date.UTC(2026, 10, 19, 8),
      source: 'Sample Herald',
    },
    {
      title: `<img src=x onerror=alert(1)> ${long}`,
      link: 'javascript:alert(1)',
      imgUrl: null,
      media: null,
      feedDate: 9e15,
      source: long,
    },
  ],
};

export const noNews: News = { result: [] };

export const manyStories: News = {
  result: Array.from({ length: 30 }, (_, index) => ({
    title: `Invented story ${index + 1}`,
    link: `https://example.com/${index + 1}`,
    imgUrl: null,
    media: null,
    feedDate: Date.UTC(2026, 10, 21) - index * 3_600_000,
    source: 'Sample Herald',
  })),
};
