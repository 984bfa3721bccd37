import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Seconds of a person's time, after the keystroke-level model (Card, Moran and Newell, 1980): pointing, a key, thinking. */
const PRESS_SECONDS = 1.1;
const KEY_SECONDS = 0.28;
const SCREEN_SECONDS = 1.35;

/** Browsers take a second press within this time for a double one, and then lose the letters that follow. */
const DOUBLE_PRESS_MS = 450;

/** Counts what a person with a phone does: presses, keys and pages. The software keyboard opens and closes by itself. */
export class Effort {
  presses = 0;
  #keys = 0;
  #screens = 1;
  #nextPress = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Fields are scrolled to the middle, so two presses may meet at one place: at a person's pace, they aren't a double press. */
  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await this.#page.waitForTimeout(Math.max(0, this.#nextPress - Date.now()));
    await what.tap();
    this.#nextPress = Date.now() + DOUBLE_PRESS_MS;
  }

  /** A press into the field, and a key for each letter. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await expect(field).toBeFocused();
    this.#keys += [...text].length;
    await this.#page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** A list of the browser's own: a press opens it, another one chooses. */
  async pick(list: Locator, value: string): Promise<void> {
    this.presses += 2;
    await list.selectOption(value);
  }

  async screen(address: RegExp): Promise<void> {
    this.#screens += 1;
    await this.#page.waitForURL(address);
  }

  counts() {
    return { presses: this.presses, keys: this.#keys, screens: this.#screens };
  }

  seconds(): number {
    return this.presses * PRESS_SECONDS + this.#keys * KEY_SECONDS + this.#screens * SCREEN_SECONDS;
  }
}
