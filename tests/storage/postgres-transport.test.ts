import { expect, it } from 'vitest';
import { buildClient } from '../../src/server/storage/postgres/pool.ts';
import { describeTransport } from '../../src/server/storage/postgres/transport.ts';

const at = (query: string) => `postgres://app:secret@db.example/tp?${query}`;
const unproven = /encrypted, but does not prove/;
const asFull = /checked as with sslmode=verify-full/;

it.each([
  ['sslmode=disable', /has no TLS/],
  ['sslmode=no-verify', unproven],
  ['ssl=no-verify', unproven],
  ['uselibpqcompat=true&sslmode=require', unproven],
  ['sslmode=require&uselibpqcompat=true', unproven],
  ['sslmode=prefer', asFull],
  ['sslmode=require&application_name=x', asFull],
  ['sslmode=verify-ca', asFull],
])('the start says what a connection to another machine with %s proves', (query, line) => {
  expect(describeTransport(at(query))).toMatch(line);
  expect(describeTransport(at(query))).not.toContain('secret');
});

it.each([at('sslmode=verify-full'), at('ssl=true')])('the start says nothing about %s', (url) => {
  expect(describeTransport(url)).toBeUndefined();
});

it.each([
  'postgres://app@127.0.0.1/tp?sslmode=no-verify',
  'postgres://app@localhost/tp?host=/run/postgresql',
])('the start says nothing about %s, which stays on this machine', (url) => {
  expect(describeTransport(url)).toBeUndefined();
});

it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
  'sslmode=%s checks certificate and name',
  (mode) => {
    const { ssl } = buildClient(at(`sslmode=${mode}`));
    expect(ssl).not.toBe(false);
    expect(ssl).not.toMatchObject({ rejectUnauthorized: false });
    expect(ssl).not.toHaveProperty('checkServerIdentity');
  },
);
