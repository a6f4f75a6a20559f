/**
 * Stands in for the sources of live data: it returns the same few responses at once, so that only the product's time is
 * measured.
 *
 * Usage: node scripts/bench/upstream-server.ts PORT
 */
import { createServer } from 'node:http';

const now = Date.now();
const numbers = Array.from({ length: 20 }, (_, index) => index);

/** By path prefix, in the shapes of CoinStats, alternative.me and OpenSea. */
const answers: Readonly<Record<string, unknown>> = {
  '/news': {
    result: numbers.map((index) => ({
      title: `A headline of about the usual length, which is number ${index}`,
      link: `https://news.example/stories/2026/${index}`,
      imgUrl: `https://pictures.example/uploads/2026/11/a-picture-of-a-story-${index}.jpg?width=800`,
      feedDate: now - index * 60_000,
      source: 'Example news',
    })),
  },
  '/fng': {
    data: [{ value: '47', value_classification: 'Neutral', timestamp: String(Math.floor(now / 1000)) }],
    metadata: { error: null },
  },
  '/search': {
    results: numbers.map((index) => ({
      type: 'nft',
      nft: {
        identifier: String(index),
        contract: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
        name: `A picture of a collection #${index}`,
        image_url: `https://pictures.example/nfts/ethereum/${index}.png`,
        opensea_url: `https://opensea.io/assets/ethereum/0x1f98/${index}`,
      },
    })),
  },
};

createServer((request, response) => {
  const start = Object.keys(answers).find((path) => request.url?.startsWith(path));
  response.writeHead(start === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(start === undefined ? {} : answers[start]));
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
