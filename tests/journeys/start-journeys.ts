import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openProduct, type Product, type Visit } from '../../scripts/product/open-product.ts';

type VisitOptions = Parameters<Product['visit']>[0];

/** A member with an empty account who is logged in and has agreed to the disclaimer. */
export interface Member extends Visit {
  readonly email: string;
}

export interface Journeys {
  /** The product that the cases of a file share; it runs from before the first of them until after the last. */
  readonly product: Product;
  /** A browser context for this case alone: closed when it ends, and failing it for what the browser reports. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** The same for a member of whom nobody else knows. */
  member(options?: VisitOptions): Promise<Member>;
  /** The address of a member who has never logged in. */
  newEmail(): string;
}

/** More than the cases of any file need; a list of them is imported at once. */
const memberCount = 200;

/** Starts the product for the cases of a file, each of which may run alone. */
export function startJourneys(env: Readonly<Record<string, string>> = {}): Journeys {
  let product: Product | undefined;
  let members = 0;
  const visits: Visit[] = [];
  const running = (): Product => {
    if (product === undefined) throw new Error('The product runs while the cases do');
    return product;
  };
  const visit = async (options?: VisitOptions): Promise<Visit> => {
    const opened = await running().visit(options);
    visits.push(opened);
    return opened;
  };
  const newEmail = () => {
    members += 1;
    return toEmail(members);
  };

  beforeAll(async () => {
    product = await openProduct(env);
    importMembers(product);
  });
  afterEach(async () => {
    const ended = visits.splice(0);
    await Promise.all(ended.map(({ context }) => context.close()));
    for (const { complaints } of ended) {
      expect(complaints).toMatchObject({ policy: [], exceptions: [] });
    }
  });
  afterAll(() => product?.close());

  return {
    get product() {
      return running();
    },
    visit,
    newEmail,
    async member(options) {
      const opened = await visit(options);
      const email = newEmail();
      await logInByCalls(opened.context, email);
      return { ...opened, email };
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

/** What the login page and the disclaimer do, without showing them. */
async function logInByCalls({ request }: BrowserContext, email: string): Promise<void> {
  for (const path of [`user/${email}/login`, `disclaimer/${email}`]) {
    const answer = await request.put(`/api/report/${path}`);
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
  }
}
