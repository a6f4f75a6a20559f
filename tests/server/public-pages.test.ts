import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicConfig } from '../../src/contracts/config.ts';
import { messages } from '../../src/contracts/messages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import type { PublicPath } from '../../src/contracts/public-pages.ts';
import { emptyConfig, filledConfig } from '../../stories/screens/public-config.ts';

type RenderPublicPage = (path: PublicPath, config: PublicConfig, year: number) => string;

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const built = at('build/server/public-pages.js');

let renderPublicPage: RenderPublicPage;

beforeAll(async () => {
  if (!existsSync(built)) throw new Error('The public pages are not built: npm run build');
  // The build's exports are untyped; the module is the web's public-pages.tsx.
  ({ renderPublicPage } = (await import(built)) as { renderPublicPage: RenderPublicPage });
});

const findAll = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
const attribute = (html: string, name: string): string[] =>
  findAll(html, new RegExp(` ${name}="([^"]*)"`, 'g'));
const styleOf = (html: string): string => findAll(html, /<style>([^]*?)<\/style>/g).join('');

const linksOf = (schedulingUrl: string | null): string[] =>
  attribute(renderPublicPage('/', { ...emptyConfig, schedulingUrl }, 2031), 'href');

describe.each(publicPaths)('the public page %s', (path) => {
  const render = (config = emptyConfig) => renderPublicPage(path, config, 2031);

  it('is a complete document with one h1, and a skip link to its main part (A8)', () => {
    const html = render();
    expect(html).toMatch(/^<!doctype html><html lang="en">/i);
    expect(findAll(html, /<h1[^>]*>(.*?)<\/h1>/g)).toHaveLength(1);
    expect(html).toContain('href="#main"');
    expect(findAll(html, /<main [^>]*id="(main)"/g)).toHaveLength(1);
  });

  it('contains a style for every class that it uses', () => {
    const html = render(filledConfig);
    const style = styleOf(html);
    const names = attribute(html.replace(style, ''), 'class').flatMap((value) => value.split(/\s+/));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !style.includes(`.${name}`))).toEqual([]);
  });

  it('requests only files that the build wrote, and less than 5 kB of scripts', () => {
    const html = render();
    const asked = [
      ...attribute(html, 'src'),
      ...attribute(html, 'href'),
      ...findAll(html, /url\(["']?([^)"']*)/g),
    ];
    const files = asked.filter((address) => address.startsWith('/assets/'));
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(at(`build/client${file}`)))).toEqual([]);
    const scripts = new Set(files.filter((file) => file.endsWith('.js')));
    const weights = [...scripts].map(
      (file) => gzipSync(readFileSync(at(`build/client${file}`)), { level: 9 }).length,
    );
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(5000);
  });

  it('contains nothing that the Content-Security-Policy refuses', () => {
    const html = render(filledConfig);
    expect(findAll(html, /<(style)>/g)).toHaveLength(1);
    expect(findAll(html, /<(script)>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]* (style|on[a-z]+)="/);
    expect(html).not.toContain('javascript:');
  });

  it('sets the theme before anything is painted (A7)', () => {
    const html = render();
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<style>'));
    expect(findAll(html, /<script>([^]*?)<\/script>/g)[0]).toContain('dataset.theme');
  });

  it('has the footer with legal, contact and social links (A6)', () => {
    const footer = findAll(render(filledConfig), /<footer[^>]*>(.*)<\/footer>/g)[0] ?? '';
    for (const legal of ['/terms', '/privacy']) expect(footer).toContain(`href="${legal}" target="_blank"`);
    expect(footer).toContain(`href="mailto:${filledConfig.contactEmail}"`);
    for (const { name, url } of filledConfig.socialLinks) {
      expect(footer).toContain(`href="${url}"`);
      expect(footer).toContain(name);
    }
    expect(footer).toContain('© 2031 Take Profits');
    expect(footer).toContain('Educational tools only. Not financial advice.');
  });

  it('has the top menu (A3)', () => {
    const header = findAll(render(), /<header[^>]*>(.*)<\/header>/g)[0] ?? '';
    const links = [...header.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, href, content = '']) => [content.replaceAll(/<[^>]*>/g, ''), href])).toEqual([
      ['Take Profits', '/'],
      ['Consulting', '/consulting'],
      ['Projects/Research', '/projectresearch'],
      ['Contact', `mailto:${emptyConfig.contactEmail}`],
      ['Login', '/login'],
    ]);
  });

  it("escapes HTML and drops script links in the operator's settings", () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const company = { ...filledConfig.company, name: hostile, transfers: hostile };
    const html = render({
      ...filledConfig,
      company,
      socialLinks: [{ name: hostile, url: 'javascript:alert(1)' }],
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('javascript:');
  });
});

describe('the sign-in page', () => {
  const html = () => renderPublicPage('/login', filledConfig, 2031);

  it('names the files of the app for a prefetch, and does not request them itself', () => {
    const later = attribute(html(), 'data-ahead').flatMap((named) => named.split(' '));
    expect(later).toContainEqual(expect.stringMatching(/^\/assets\/app-.*\.js$/));
    expect(later).toContainEqual(expect.stringMatching(/^\/assets\/app-.*\.css$/));
    expect(later.filter((file) => !existsSync(at(`build/client${file}`)))).toEqual([]);
    expect(html()).not.toMatch(/<link[^>]* href="\/assets\/app-/);
  });

  it('contains its messages, and shows none of them at first', () => {
    const shown = html().replaceAll(/<template.*?<\/template>/g, '');
    for (const message of [messages.emailInvalid, messages.authFailed, messages.authWaiting]) {
      expect(html()).toContain(message);
      expect(shown).not.toContain(message);
    }
  });
});

describe('the head of each public page (A8)', () => {
  it.each([/<title>(.+?)<\/title>/g, /<meta name="description" content="(.+?)"/g])(
    'has its own text for %s',
    (pattern) => {
      const found = publicPaths.flatMap((path) =>
        findAll(renderPublicPage(path, emptyConfig, 2031), pattern),
      );
      expect(new Set(found).size).toBe(publicPaths.length);
    },
  );
});

describe('the link to arrange a call', () => {
  it('leads to the scheduling page, or to a mail when its URL is missing or unsafe', () => {
    expect(linksOf('https://calls.example/us')).toContain('https://calls.example/us');
    const mail = `mailto:${emptyConfig.contactEmail}`;
    const mails = (links: readonly string[]) => links.filter((link) => link === mail).length;
    expect(mails(linksOf(null))).toBe(mails(linksOf('https://calls.example/us')) + 1);
    expect(linksOf('javascript:alert(1)')).toEqual(linksOf(null));
  });
});
