import type { Locator, Page } from 'playwright-core';
import { rate, type Encoder } from './encoder.ts';
import { drawPointer, planWay, type Point } from './pointer.ts';

/**
 * Films a page picture by picture: the pointer's way and a text's letters take the same frames however long this
 * machine needs for each.
 */
export interface Camera {
  readonly page: Page;
  /** Films the page as it is now, for a number of frames. */
  shoot(frames?: number): Promise<void>;
  /** Films on without an action, for a number of seconds. */
  hold(seconds: number): Promise<void>;
  moveTo(target: Locator): Promise<void>;
  /** Presses the button of the mouse where the pointer is. */
  press(): Promise<void>;
}

/** Frames between two pictures while nothing moves. */
const still = 5;

export function openCamera(page: Page, encoder: Encoder): Camera {
  let at: Point = { x: 700, y: 420 };

  const shoot = async (frames = 1, pressed = false): Promise<void> => {
    // A page that is just being left takes no drawing; the one after it does.
    await drawPointer(page, at, pressed).catch(async () => {
      await page.waitForLoadState();
      await drawPointer(page, at, pressed);
    });
    await encoder.add(await page.screenshot(), frames);
  };

  return {
    page,
    shoot: (frames) => shoot(frames),
    async hold(seconds) {
      for (let left = Math.round(seconds * rate); left > 0; left -= still) await shoot(Math.min(still, left));
    },
    async moveTo(target) {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`Nothing to point at: ${String(target)}`);
      // Not into the middle of something large, where nothing is.
      const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + Math.min(box.height / 2, 120) };
      for (at of planWay(at, to)) {
        await page.mouse.move(at.x, at.y);
        await shoot();
      }
    },
    async press() {
      await page.mouse.down();
      await shoot(3, true);
      await page.mouse.up();
      await shoot(2, true);
    },
  };
}
