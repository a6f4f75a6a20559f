// Fastify and nothing else: what a start cannot go below. Plain JavaScript, so that no types have to be taken out of it.
import fastify from 'fastify';

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT) });
