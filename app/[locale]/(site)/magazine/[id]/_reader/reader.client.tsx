'use client';

import { Children, useEffect, useRef, type ReactNode } from 'react';
import { Chevron } from '#app/_ui/icon/chevron.tsx';
import { spreadOf } from '#lib/magazine/spreads.ts';
import { FullScreenButton } from './full-screen.client.tsx';
import { isLeft, pageState } from './page-states.ts';
import styles from './reader.module.css';
import { useBook } from './use-book.ts';
import { useKeys } from './use-keys.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  total: number;
  words: {
    region: string;
    previous: string;
    next: string;
    hint: string;
    fullScreen: string;
    leaveFullScreen: string;
    pages: readonly string[];
    /** «Σελίδα {page} από {total}», «Σελίδες {from} και {to} από {total}» with the names still in. */
    single: string;
    double: string;
  };
  jumps: ReactNode;
  /** The pages, set by the server. */
  children: ReactNode;
};

/** Turns the pages: buttons, corner, arrow keys, Home and End, swipe, `#p7`. */
export function Reader({ total, words, jumps, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { page, turning, ready, turn, goTo } = useBook(total, () =>
    root.current?.scrollIntoView({ block: 'start' }),
  );
  useKeys(root, { turn, goTo, total });
  const swipe = useSwipe(turn);
  const open = spreadOf(page, total);
  const [from = page, to = from] = open;

  useEffect(() => {
    // The strip is the server's; the last part that begins before the open page is the current one.
    const links = [...(strip.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
    const current = links.findLast((link) => Number(link.dataset['page']) <= to);
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }, [to]);

  const arrow = (step: 1 | -1) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={step === 1 ? words.next : words.previous}
      aria-disabled={step === 1 ? page === total : page === 1}
      onClick={() => turn(step)}
    >
      <Chevron to={step === 1 ? 'right' : 'left'} size={26} strokeWidth={2} />
    </button>
  );

  return (
    <div ref={root} className={styles.reader}>
      <div className={styles.desk}>
        {arrow(-1)}
        {/* Swiping adds to the buttons and keys beside it; nothing here is only for fingers. */}
        <div
          className={styles.book}
          data-ready={ready || undefined}
          data-edge={open.length === 1 ? (page === 1 ? 'first' : 'last') : undefined}
          {...swipe}
        >
          {Children.toArray(children).map((content, index) => {
            const number = index + 1;
            return (
              <section
                key={words.pages[index]}
                id={`p${number}`}
                aria-label={words.pages[index]}
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
              className={styles.corner}
              tabIndex={-1}
              aria-hidden
              onClick={() => turn(1)}
            />
          ) : null}
        </div>
        {arrow(1)}
      </div>
      <div className={styles.foot} data-foot-bar="">
        <p className={styles.hint}>{words.hint}</p>
        <div ref={strip} className={styles.strip}>
          {jumps}
        </div>
        <div className={styles.position}>
          <output className="num">
            <span className={styles.narrow}>{said(words.single, { page, total })}</span>
            <span className={styles.wide}>
              {from === to ? said(words.single, { page, total }) : said(words.double, { from, to, total })}
            </span>
          </output>
          <FullScreenButton target={root} enter={words.fullScreen} leave={words.leaveFullScreen} />
        </div>
      </div>
    </div>
  );
}

function said(pattern: string, values: Record<string, number>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
