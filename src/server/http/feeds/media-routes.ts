import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaBase } from '../../../contracts/nft.ts';
import { readIpfsPath } from '../../../lib/ipfs-path.ts';
import { maxMediaIdLength, type Media, type MediaFeed } from '../../ports/media.ts';
import { AppError } from '../app-error.ts';
import { buildHeldBytes } from './held-bytes.ts';
import { toRefusal } from '../costs.ts';
import type { Routes } from '../routes.ts';

type Load = (signal: AbortSignal) => Promise<Media>;

/** In bytes, each file counted once; more are refused for now. */
const maxHeld = 256_000_000;

interface MediaOptions {
  readonly media: MediaFeed;
}

const file = {
  type: 'string',
  pattern: `^[A-Za-z0-9_-]{1,${maxMediaIdLength}}(\\.[a-z0-9]{2,5})?$`,
} as const;
const gateway = { type: 'string', enum: ['0', '1', '2'] } as const;
const gatewayParams = { type: 'object', required: ['gateway'], properties: { gateway } } as const;
const fileParams = { type: 'object', required: ['*'], properties: { '*': file } } as const;

/** Files of sources, from our own origin: members' browsers contact no other server. */
export const mediaRoutes: Routes<MediaOptions> = async (app, { media }) => {
  const config = { cost: 'file' } as const;
  const held = buildHeldBytes(maxHeld);
  const send = async (request: FastifyRequest, reply: FastifyReply, load: Load): Promise<FastifyReply> => {
    const { type, bytes } = await load(request.signal).catch((error: unknown) => {
      throw toRefusal(request, error);
    });
    const letGo = held.hold(bytes);
    if (letGo === undefined) throw new AppError('BUSY');
    finished(reply.raw, letGo);
    return reply.headers(headers).type(type).send(bytes);
  };
  // A wildcard, since other path parameters must be shorter than a file's name.
  app.get(`${mediaBase}/*`, { config, schema: { params: fileParams } }, async (request, reply) =>
    send(request, reply, (signal) => media.load(request.params['*'], signal)),
  );
  app.get(
    `${mediaBase}/ipfs/:gateway/*`,
    { config, schema: { params: gatewayParams } },
    async (request, reply) => {
      // As it was sent: decoded by the router, a part could look like two.
      const path = readIpfsPath(request.url.slice(`${mediaBase}/ipfs/0/`.length));
      if (path === undefined) {
        throw new AppError('INVALID_FIELD', {
          fields: [{ path: 'path', message: 'Not a content id with names of files below it.' }],
        });
      }
      return send(request, reply, (signal) => media.loadIpfs(Number(request.params.gateway), path, signal));
    },
  );
};

const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=31536000, immutable',
};
