import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { findUnfilled, toPublicConfig } from '../../../src/server/config/public-config.ts';

describe('readConfig', () => {
  it('listens on this machine only, with open sign-in, when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      kind: 'config',
      config: {
        PORT: 3000,
        HOST: '127.0.0.1',
        DATA_DIR: './data',
        auth: 'open',
        UPSTREAMS: 'auto',
        writeLimits: { saves: 600, claims: 300, daily: 300 },
      },
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', AUTH_MODE: ' ', PUBLIC_URL: '' })).toMatchObject({ kind: 'config' });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '30.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'research.example'],
    ['PUBLIC_URL', 'https://'],
    ['UPSTREAMS', 'maybe'],
    ['UPSTREAM_COINPAPRIKA_URL', 'ftp://source.example'],
    ['UPSTREAM_RSS_URL', 'https://a.example/rss, ftp://b.example/rss'],
    ['UPSTREAM_RSS_URL', 'https://a.example/rss, https://b.example:port/rss'],
    ['UPSTREAM_TAAPI_URL', 'https://name:word@a.example'],
    ['AIRDROPS_URL', 'https://a.example:port'],
    ['AUTH_MODE', 'none'],
    ['ALLOW_OPEN_LOGIN', 'yes'],
    ['TRUST_PROXY', 'sure'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['TRUST_PROXY', '1.2.3'],
    ['METRICS_TOKEN', 'short'],
    ['LIMIT_LOGINS', '0'],
    ['LIMIT_MAILS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SCHEDULING_URL', 'http://calendar.example'],
    ['PRESS_URL', 'javascript:alert(1)'],
    ['CONTACT_EMAIL', 'nobody'],
    ['SOCIAL_LINKS', 'https://m.example'],
    ['SOCIAL_LINKS', 'Mast=http://m.example'],
    ['IPFS_GATEWAYS', 'https://a.example'],
    ['IPFS_GATEWAYS', 'https://a.example,https://b.example,ftp://c.example'],
    ['IPFS_GATEWAYS', 'https://a.example,https://b.example,https://c.example:port'],
    ['MEDIA_KEY', 'too short'],
    ['LIMIT_SAVES', '0'],
    ['LIMIT_CLAIMS', 'many'],
    ['LIMIT_READS', '-1'],
    ['LIMIT_FEEDS', '1.5'],
    ['MAX_CONNECTIONS', '0'],
    ['SERVERS', '0'],
    ['DATABASE_URL', 'mysql://db.example/research'],
    ['DATABASE_URL', 'postgres://db.example:port/research'],
    ['SMTP_URL', 'mail.example'],
  ])('refuses %s=%s in one line that names the variable', (name, value) => {
    const outcome = readConfig({ [name]: value });
    expect(outcome.kind).toBe('refused');
    if (outcome.kind !== 'refused') return;
    expect(outcome.line).toMatch(new RegExp(`^${name}\\b.*\\.$`));
  });

  it('does not repeat a secret in its message', () => {
    const outcome = readConfig({ UPSTREAM_COINPAPRIKA_KEY: 'secret with blanks' });
    expect(outcome).toMatchObject({
      kind: 'refused',
      line: 'UPSTREAM_COINPAPRIKA_KEY must be a key without blanks.',
    });
  });

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('allows open sign-in on HOST=%s', (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ kind: 'config', config: { auth: 'open' } });
  });

  it.each(['0.0.0.0', '::', '192.168.1.2', 'research.example', '127.0.0.1.example'])(
    'refuses open sign-in on HOST=%s unless ALLOW_OPEN_LOGIN is set (case 15)',
    (HOST) => {
      expect(readConfig({ HOST, AUTH_MODE: 'open' })).toMatchObject({
        kind: 'refused',
        line: expect.stringMatching(/^HOST=.*AUTH_MODE=open.*ALLOW_OPEN_LOGIN=true/),
      });
      expect(readConfig({ HOST })).toMatchObject({
        kind: 'refused',
        line: expect.stringContaining('SMTP_URL'),
      });
      const said = { HOST, ALLOW_OPEN_LOGIN: 'true' };
      expect(readConfig(said)).toMatchObject({ kind: 'config' });
      expect(readConfig({ ...said, AUTH_MODE: 'open' })).toMatchObject({ kind: 'config' });
    },
  );

  it.each([
    { PUBLIC_URL: 'https://app.example' },
    { PUBLIC_URL: 'https://127.0.0.1.example' },
    { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '1' },
    { TRUST_PROXY: '127.0.0.1' },
  ])('refuses open sign-in with %j unless ALLOW_OPEN_LOGIN is set, even on a loopback HOST', (env) => {
    for (const AUTH_MODE of ['', 'open']) {
      expect(readConfig({ ...env, AUTH_MODE })).toMatchObject({
        kind: 'refused',
        line: expect.stringMatching(/^(PUBLIC_URL|TRUST_PROXY)=.* any member.*ALLOW_OPEN_LOGIN=true\.$/),
      });
      expect(readConfig({ ...env, AUTH_MODE, ALLOW_OPEN_LOGIN: 'true' })).toMatchObject({ kind: 'config' });
    }
  });

  it.each(['http://localhost:5173', 'http://127.0.0.1:3000/', 'http://[::1]:3000'])(
    'allows open sign-in with PUBLIC_URL=%s, which is this machine',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL })).toMatchObject({ kind: 'config', config: { auth: 'open' } });
    },
  );

  it('reads the number or the addresses of trusted proxies, and refuses to trust every address', () => {
    const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY, ALLOW_OPEN_LOGIN: 'true' });
    expect(read('2')).toMatchObject({ config: { trustProxy: 2 } });
    const addresses = ['10.0.0.0/8', '::1', 'fd00::/8'];
    expect(read('10.0.0.0/8, ::1,fd00::/8')).toMatchObject({ config: { trustProxy: addresses } });
    expect(readConfig({})).toMatchObject({ config: { trustProxy: false } });
    for (const everybody of ['0.0.0.0/0', '10.0.0.1, ::/0', '10.0.0.0/00'])
      expect(read(everybody)).toMatchObject({
        kind: 'refused',
        line: expect.stringMatching(/^TRUST_PROXY must be/),
      });
  });

  it('accepts sign-in by code with its mail settings, and names a missing or invalid one', () => {
    const [SMTP_URL, PUBLIC_URL] = ['smtps://mail.example', 'https://research.example'];
    const line = (env: Readonly<Record<string, string>>) => {
      const outcome = readConfig({ AUTH_MODE: 'code', ...env });
      return outcome.kind === 'refused' ? outcome.line : 'taken';
    };
    expect(line({})).toContain('needs SMTP_URL');
    expect(line({ SMTP_URL })).toContain('needs PUBLIC_URL');
    expect(line({ SMTP_URL: 'smtp://:bad:port', PUBLIC_URL })).toContain('SMTP_URL must be');
    for (const insecure of [
      'http://research.example',
      'http://192.168.1.2:3000/',
      'http://127.0.0.1.example',
    ])
      expect(line({ SMTP_URL, PUBLIC_URL: insecure })).toMatch(/^PUBLIC_URL must be an https address .*\.$/);
    expect(line({ SMTP_URL, PUBLIC_URL, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toContain(
      'MAIL_FROM must be',
    );
    const mailFrom = 'Take Profits <hello@research.example>';
    expect(
      readConfig({ SMTP_URL, PUBLIC_URL, HOST: '0.0.0.0', TRUST_PROXY: '1', MAIL_FROM: mailFrom }),
    ).toMatchObject({
      kind: 'config',
      config: { auth: 'code', signIn: { origin: PUBLIC_URL, passkeyHost: 'research.example', mailFrom } },
    });
    expect(readConfig({ AUTH_MODE: 'code', SMTP_URL, PUBLIC_URL: 'http://127.0.0.1:3000' })).toMatchObject({
      config: { signIn: { passkeyHost: undefined } },
    });
  });
});

it('readConfig sets lower write limits with sign-in by code, unless a limit is set', () => {
  const env = { AUTH_MODE: 'code', SMTP_URL: 'smtps://mail.example', PUBLIC_URL: 'https://research.example' };
  expect(readConfig(env)).toMatchObject({ config: { writeLimits: { saves: 60, claims: 10, daily: 10 } } });
  const set = { ...env, LIMIT_SAVES: '600', LIMIT_CLAIMS: '20' };
  expect(readConfig(set)).toMatchObject({ config: { writeLimits: { saves: 600, claims: 20, daily: 10 } } });
});

describe('the public configuration', () => {
  it('contains the settings that are filled in, and findUnfilled lists the others', () => {
    const outcome = readConfig({
      LEGAL_DATE: '1 December 2026',
      SOCIAL_LINKS: 'A=https://a.example,B=https://b.example/x=y',
    });
    if (outcome.kind !== 'config') throw new Error(outcome.line);
    expect(toPublicConfig(outcome.config)).toMatchObject({
      socialLinks: [
        { name: 'A', url: 'https://a.example' },
        { name: 'B', url: 'https://b.example/x=y' },
      ],
      company: { legalDate: '1 December 2026', name: null },
    });
    expect(findUnfilled(outcome.config)).toContain('COMPANY_NAME');
    expect(findUnfilled(outcome.config)).not.toContain('LEGAL_DATE');
  });
});
