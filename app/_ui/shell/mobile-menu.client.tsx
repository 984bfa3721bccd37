'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Close, Icon } from '#app/_ui/icon/icons.tsx';
import styles from './mobile-menu.module.css';

type Props = {
  labels: { open: string; close: string; menu: string };
  logo: ReactNode;
  /** True where the header has no row of links on wide screens, as in the booking flow. */
  atEveryWidth?: boolean;
  children: ReactNode;
};

/**
 * The burger and its full-height menu (A6). A modal `<dialog>` gives the focus trap, Escape, the inert page behind and focus
 * back on the burger; the page behind is kept from scrolling by CSS (`html:has(dialog[open])`). `command` opens and closes it before
 * any script has loaded; browsers from before 2026 need the script.
 */
export function MobileMenu({ labels, logo, atEveryWidth = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pathname = usePathname();

  // From 1400 px the items are in the header, so a menu left open would duplicate them.
  useEffect(() => {
    if (atEveryWidth) return;
    const wide = window.matchMedia('(min-width: 87.5em)');
    const onChange = () => dialog.current?.close();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [atEveryWidth]);

  return (
    <>
      <button
        type="button"
        className={`${styles.burger} ${atEveryWidth ? '' : styles.narrowOnly}`}
        aria-haspopup="dialog"
        aria-label={labels.open}
        command="show-modal"
        commandfor={id}
        onClick={() => {
          if (!knowsCommands()) dialog.current?.showModal();
        }}
      >
        <Icon size={26}>
          <path d="M4 6H20M4 12H20M4 18H20" />
        </Icon>
      </button>
      {/* A new key is a new, closed dialog: following a link closes the menu. */}
      <dialog key={pathname} ref={dialog} id={id} className={styles.menu} aria-label={labels.menu}>
        <div className={styles.top}>
          {logo}
          <button
            type="button"
            className={styles.burger}
            aria-label={labels.close}
            command="close"
            commandfor={id}
            onClick={() => {
              if (!knowsCommands()) dialog.current?.close();
            }}
          >
            <Close size={26} />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}

function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}
