import { execFileSync } from 'node:child_process';
import { chromium, type Browser, type Page } from 'playwright-core';
import { builtProgram } from '../setup/built-programs.mjs';
import { root } from '../setup/files.mjs';
import { chromiumLaunch } from './chromium.ts';
import { findFreePort, makeDataDir, startServer, type RunningServer } from './server.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

export interface Product {
  readonly url: string;
  visit(options?: VisitOptions): Promise<Visit>;
  readonly browser: Browser;
  restart(signal?: NodeJS.Signals): Promise<void>;
  members(...args: readonly string[]): string;
  close(): Promise<void>;
}

/** A page stays for seconds only: V8's optimizing compilers would take more time than their code saves. */
const briefly = '--js-flags=--no-opt,--no-maglev';

export async function openProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = makeDataDir();
  const settings = { DATA_DIR: folder.path, PORT: String(await findFreePort()), ...env };
  const launch = chromiumLaunch();
  const starting = chromium.launch({ ...launch, args: [...launch.args, briefly] });
  let server: RunningServer = await startServer(settings);
  const browser: Browser = await starting;
  return {
    url: server.url,
    visit: (options) => visit(browser, server.url, options),
    browser,
    async restart(signal) {
      await server.stop(signal);
      server = await startServer(settings);
    },
    members: (...args) =>
      execFileSync(process.execPath, [builtProgram('members'), ...args], {
        cwd: root,
        env: { ...process.env, ...settings },
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    async close() {
      await browser.close();
      await server.stop();
      folder.remove();
    },
  };
}

/** Logs in through the form and, where asked, agrees to the disclaimer. */
export async function logIn(page: Page, email = 'demo@example.com'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/index');
  // The disclaimer appears after the page, and would block later steps.
  const session = await page.evaluate(async () => (await fetch('/api/session')).text());
  if (session.includes('"disclaimer_agreed":true')) return;
  const agree = page.getByRole('button', { name: 'I understand and agree' });
  await agree.click();
  await agree.waitFor({ state: 'detached' });
}
