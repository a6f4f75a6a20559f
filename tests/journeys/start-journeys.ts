import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../scripts/product/open-product.ts';
import type { Visit, VisitOptions as ContextOptions } from '../../scripts/product/visit.ts';
import { keepContexts, type KeptContexts } from '../helpers/kept-contexts.ts';

export interface VisitOptions extends ContextOptions {
  /** In a new context that is closed afterwards: for tests that need an empty cache or cannot be undone. */
  readonly fresh?: boolean;
}

/** A member with an empty account who is logged in and has agreed to the disclaimer. */
export interface Member extends Visit {
  readonly email: string;
}

export interface Journeys {
  /** Runs from before the first case until after the last. */
  readonly product: Pick<Product, 'url'>;
  /** A page in a context without cookies and storage; the case fails on what the browser reports. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** The same for a new member. */
  member(options?: VisitOptions): Promise<Member>;
  newEmail(): string;
}

interface Running {
  readonly product: Product;
  readonly contexts: KeptContexts;
  newEmail(): string;
}

/** More than there are cases; the list is imported at once. */
const memberCount = 150;

/** One product for all the files that a worker runs: each case has its own members, so cases do not affect each other. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads in the pattern which other fixtures are needed
const onSharedProduct = test.extend('running', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const running = await openWithMembers({});
  onCleanup(() => running.product.close());
  return running;
});

/** On the shared product, with the usual settings. */
export function startJourneys(): Journeys {
  let shared: Running | undefined;
  onSharedProduct.beforeAll(({ running }) => {
    shared = running;
  });
  return buildJourneys(() => shared);
}

/** On a separate product, for special settings and for cases that stop the server. */
export function startOwnJourneys(
  env: Readonly<Record<string, string>>,
): Journeys & { readonly product: Product } {
  let own: Running | undefined;
  beforeAll(async () => {
    own = await openWithMembers(env);
  });
  afterAll(() => own?.product.close());
  return buildJourneys(() => own);
}

function buildJourneys(find: () => Running | undefined): Journeys & { readonly product: Product } {
  const visits: Visit[] = [];
  const running = (): Running => {
    const found = find();
    if (found === undefined) throw new Error('The product runs only while the cases do');
    return found;
  };
  const visit = async ({ fresh = false, ...options }: VisitOptions = {}): Promise<Visit> => {
    const { product, contexts } = running();
    const opened = await (fresh ? product : contexts).visit(options);
    visits.push(opened);
    return opened;
  };

  afterEach(async ({ task }) => {
    const ended = visits.splice(0);
    for (const error of task.result?.errors ?? []) {
      for (const { page } of ended) error.message += `\n${await describePage(page)}`;
    }
    await Promise.all(ended.map((one) => running().contexts.leave(one)));
    for (const { complaints } of ended) {
      expect(complaints).toMatchObject({ policy: [], exceptions: [] });
    }
  });

  return {
    get product() {
      return running().product;
    },
    visit,
    newEmail: () => running().newEmail(),
    async member(options) {
      const opened = await visit(options);
      const email = running().newEmail();
      await logInByCalls(opened.context, email);
      return { ...opened, email };
    },
  };
}

/** The address of a page, and what a screen reader finds there: a case may have failed on another machine. */
async function describePage(page: Page): Promise<string> {
  const places = await page.locator('main, dialog[open]').all();
  const parts = places.length > 0 ? places : [page.locator('body')];
  const texts = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 5000 }).catch(String)));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !line.includes('- /url:'));
  return [page.url(), ...lines.slice(0, 40)].join('\n');
}

async function openWithMembers(env: Readonly<Record<string, string>>): Promise<Running> {
  const product = await openProduct(env);
  importMembers(product);
  let members = 0;
  return {
    product,
    contexts: keepContexts(product.browser, product.url),
    newEmail() {
      members += 1;
      return toEmail(members);
    },
  };
}

const toEmail = (number: number) => `member${number}@example.com`;

function importMembers(product: Product): void {
  const file = join(tmpdir(), `take-profits-members-${randomUUID()}.csv`);
  const lines = Array.from({ length: memberCount }, (_, index) => `${toEmail(index + 1)},2999-12-31\n`);
  writeFileSync(file, lines.join(''));
  product.members('import', file);
  rmSync(file);
}

/** Calls the API like the login page and the disclaimer, without showing them. */
export async function logInByCalls({ request }: BrowserContext, email: string): Promise<void> {
  for (const path of [`user/${email}/login`, `disclaimer/${email}`]) {
    const answer = await request.put(`/api/report/${path}`);
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
  }
}
