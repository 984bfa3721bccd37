import { isLocale, type Locale } from '#foundation/text/locales.ts';

/*
 * Elements of the trips that a device remembers. Plain, because they must also work on a quay with one bar of signal, before React
 * and in pages that are shown without a connection.
 */

export type Child = Node | string;

export function make(tag: string, className: string | undefined, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

export function link(
  href: string,
  className: string | undefined,
  ...children: readonly Child[]
): HTMLElement {
  const element = make('a', className, ...children);
  element.setAttribute('href', href);
  return element;
}

export type Part = {
  element: HTMLElement;
  show: (view: unknown, children: () => readonly Child[]) => void;
};

/** An element that is filled anew only when what it shows has changed, so that focus and announcements stay. */
export function part(element: HTMLElement): Part {
  let shown = '';
  return {
    element,
    show: (view, children) => {
      const text = JSON.stringify(view);
      if (text === shown) return;
      shown = text;
      element.replaceChildren(...children());
      element.hidden = !element.hasChildNodes();
    },
  };
}

/** Defines a custom element: `start` fills it whenever it comes into the page, and its signal aborts when it leaves. */
export function define(tag: string, start: (element: HTMLElement, left: AbortSignal) => void): void {
  const stays = new WeakMap<HTMLElement, AbortController>();
  customElements.define(
    tag,
    class extends HTMLElement {
      connectedCallback(): void {
        const stay = new AbortController();
        stays.set(this, stay);
        start(this, stay.signal);
      }
      disconnectedCallback(): void {
        stays.get(this)?.abort();
      }
    },
  );
}

export type Setup<Text extends string> = {
  locale: Locale;
  texts: Readonly<Record<Text, string>>;
  /** Names of classes in the element's style sheet. */
  styles: Readonly<Record<string, string>>;
};

/** What the server wrote for an element (`TripsElement`); null from another version of the site. */
export function readSetup<Text extends string>(
  element: HTMLElement,
  names: readonly Text[],
): Setup<Text> | null {
  const { lang: locale } = document.documentElement;
  const [texts, styles] = [recordIn(element.dataset.texts), recordIn(element.dataset.styles)];
  return hasAll(texts, names) && isLocale(locale) ? { locale, texts, styles } : null;
}

function recordIn(json: string | undefined): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(json ?? '{}');
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function hasAll<Text extends string>(
  texts: Readonly<Record<string, string>>,
  names: readonly Text[],
): texts is Readonly<Record<Text, string>> {
  return names.every((name) => name in texts);
}
