/**
 * The reference for all rates: node:http alone, which reads a save, checks that it is an object with an e-mail, stores
 * nothing and responds.
 *
 * Usage: node scripts/bench/no-op-server.ts PORT
 */
import { createServer } from 'node:http';
import { Ajv } from 'ajv';

const isSave = new Ajv().compile({
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', maxLength: 254 }, name: { type: 'string', maxLength: 100 } },
});
const answer = JSON.stringify({ id: '00000000-0000-4000-8000-000000000000' });

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    const known = body === '' || isSave(JSON.parse(body));
    response.writeHead(known ? 200 : 422, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': answer.length,
    });
    response.end(answer);
  });
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
