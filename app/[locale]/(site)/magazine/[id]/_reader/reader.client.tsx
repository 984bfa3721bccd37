'use client';
import { Children, useEffect, useRef, type ReactNode, type TouchEvent, type RefObject } from 'react';
import { Chevron } from '#app/_ui/icon/icons.tsx';
import { spreadOf } from '#lib/magazine/spreads.ts';
import { FullScreenButton } from './full-screen.client.tsx';
import { useBook, type Turn } from './use-book.ts';
import styles from './reader.module.css';
import controls from './reader-controls.module.css';

type Moves = { turn: (step: 1 | -1) => void; goTo: (page: number) => void; total: number };

/**
 * The current state of a page: `open` is the page in the address, `beside` its neighbour on a wide screen, `out` and
 * `in` are the two sides of the turning leaf, `under` stays until the leaf covers it.
 */
type PageState = 'open' | 'beside' | 'in' | 'out' | 'under';

const LEAST_PIXELS = 44;

type Props = {
  total: number;
  texts: {
    region: string;
    previous: string;
    next: string;
    hint: string;
    fullScreen: string;
    leaveFullScreen: string;
    pages: readonly string[];
    /** «Σελίδα {page} από {total}», «Σελίδες {from} και {to} από {total}» with the placeholders. */
    single: string;
    double: string;
  };
  jumps: ReactNode;
  /** The pages, rendered on the server. */
  children: ReactNode;
};

/** Turns the pages: buttons, page corner, arrow keys, Home and End, swipe, `#p7`. */
export function Reader({ total, texts, jumps, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { page, turning, ready, turn, goTo } = useBook(total, () => {
    if (!startsOnScreen(root.current)) root.current?.scrollIntoView({ block: 'start' });
  });
  useKeys(root, { turn, goTo, total });
  const swipe = useSwipe(turn);
  const open = spreadOf(page, total);
  const [from = page, to = from] = open;

  useEffect(() => {
    // The server renders the strip; the last part that starts before the open page is the current one.
    const links = [...(strip.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
    const current = links.findLast((link) => Number(link.dataset['page']) <= to);
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }, [to]);

  const arrow = (step: 1 | -1) => (
    <button
      type="button"
      className={controls.arrow}
      aria-label={step === 1 ? texts.next : texts.previous}
      aria-disabled={step === 1 ? page === total : page === 1}
      onClick={() => turn(step)}
    >
      <Chevron to={step === 1 ? 'right' : 'left'} size={26} strokeWidth={2} />
    </button>
  );

  return (
    <div ref={root} className={styles.reader} data-live="now">
      <div className={styles.desk}>
        {arrow(-1)}
        {/* Swiping is an addition to the buttons and keys; nothing here is only for touch. */}
        <div
          className={styles.book}
          data-bubble-waits=""
          data-ready={ready || undefined}
          data-edge={open.length === 1 ? (page === 1 ? 'first' : 'last') : undefined}
          {...swipe}
        >
          {Children.toArray(children).map((content, index) => {
            const number = index + 1;
            return (
              <section
                key={texts.pages[index]}
                id={`p${number}`}
                aria-label={texts.pages[index]}
                className={styles.page}
                data-side={isLeft(number) ? 'left' : 'right'}
                data-state={pageState(number, page, total, turning)}
              >
                {content}
              </section>
            );
          })}
          {to < total ? (
            <button
              type="button"
              className={controls.corner}
              tabIndex={-1}
              aria-hidden
              onClick={() => turn(1)}
            />
          ) : null}
        </div>
        {arrow(1)}
      </div>
      <div className={controls.foot} data-foot-bar="">
        <p className={controls.hint}>{texts.hint}</p>
        <div ref={strip} className={controls.strip}>
          {jumps}
        </div>
        <div className={controls.position}>
          <output className="num">
            <span className={controls.narrow}>{fillIn(texts.single, { page, total })}</span>
            <span className={controls.wide}>
              {from === to
                ? fillIn(texts.single, { page, total })
                : fillIn(texts.double, { from, to, total })}
            </span>
          </output>
          <FullScreenButton target={root} enter={texts.fullScreen} leave={texts.leaveFullScreen} />
        </div>
      </div>
    </div>
  );
}

function fillIn(pattern: string, values: Record<string, number>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A horizontal swipe turns a page. Two fingers, or one on a zoomed page, are left to the browser. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const finger = event.touches.item(0);
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      const usable = finger && event.touches.length === 1 && !zoomed;
      start.current = usable ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const finger = event.changedTouches.item(0);
      if (!start.current || !finger) return;
      const [across, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) < LEAST_PIXELS || Math.abs(across) < 1.5 * Math.abs(down)) return;
      turn(across < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

function pageState(number: number, page: number, total: number, turning: Turn | null): PageState | undefined {
  const now = spreadOf(page, total);
  if (turning) {
    const forward = turning.step === 1;
    const before = spreadOf(turning.from, total);
    // The leaf lifts on one side and lands on the other.
    const lifted = before.find((one) => isLeft(one) !== forward);
    const landing = now.find((one) => isLeft(one) === forward);
    if (number === lifted) return 'out';
    if (number === landing) return 'in';
    if (before.includes(number)) return 'under';
  }
  if (number === page) return 'open';
  return now.includes(number) ? 'beside' : undefined;
}

function isLeft(number: number): boolean {
  return number % 2 === 0;
}

/**
 * Arrow keys turn pages while the book is visible and the focus isn't in a field. Home and End need the focus inside
 * the book, because they also scroll the page.
 */
function useKeys(book: RefObject<HTMLElement | null>, { turn, goTo, total }: Moves): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (
        !(target instanceof Element) ||
        target.closest('input, textarea, select, [contenteditable], dialog')
      )
        return;
      const inside = book.current?.contains(target) ?? false;
      if (!inside && !isOnScreen(book.current)) return;
      if (key === 'ArrowRight') turn(1);
      else if (key === 'ArrowLeft') turn(-1);
      else if (inside && key === 'Home') goTo(1);
      else if (inside && key === 'End') goTo(total);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [book, turn, goTo, total]);
}

/** Its top is in the upper half of the screen, below the header: its heading stays in view. */
function startsOnScreen(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? NaN;
  return (
    top >= parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) && top < innerHeight / 2
  );
}

/** More than half of the screen is book, or more than half of the book is visible. */
function isOnScreen(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen > Math.min(height, innerHeight) / 2;
}
