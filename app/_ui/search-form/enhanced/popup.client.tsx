'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Close } from '#app/_ui/icon/icons.tsx';
import styles from './selectors.module.css';

type Props = {
  /** `data-control` of its field, which gets the focus back. */
  control: string;
  title: string;
  /** Shown in the head of a sheet instead of its title, which remains its name. */
  heading?: string | undefined;
  /** Class for the left edge under its field on wide screens. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Below this width a selector is a sheet from the bottom of the screen. */
const SHEET = '(max-width: 47.9375em)';

/**
 * A selector: under its field on wide screens, a modal sheet on phones. The native `<dialog>` provides the focus trap,
 * Escape and the top layer. The focus moves inside when it opens and back to its field when it closes.
 */
export function Popup({ control, title, heading = title, className = '', onClose, children }: Props) {
  const t = useTranslations('common.booking.search');
  const field = useRef(control);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    field.current = control;
  }, [control]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (matchMedia(SHEET).matches) element.showModal();
    else element.show();
    // Scrolls the form up when the selector would extend below the window, also when its content loads later.
    const growing = new ResizeObserver(() => {
      if (element.getBoundingClientRect().bottom > innerHeight)
        element.closest('form')?.scrollIntoView({ block: 'start' });
    });
    growing.observe(element);
    // From the first touch on nothing may move during the interaction.
    const settled = () => growing.disconnect();
    element.addEventListener('pointerdown', settled, { once: true });
    element.addEventListener('keydown', settled, { once: true });
    const outside = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Node) || element.contains(target)) return;
      // Pressing the field's own button closes it in another handler.
      if (target instanceof Element && target.closest('[aria-haspopup="dialog"]')) return;
      onClose();
    };
    // Escape, or the back gesture on a phone; and a press on the backdrop, which belongs to the dialog itself.
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && cancel(event);
    const press = (event: MouseEvent) => event.target === element && onClose();
    element.addEventListener('cancel', cancel);
    document.addEventListener('keydown', key);
    element.addEventListener('click', press);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      growing.disconnect();
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      element.removeEventListener('cancel', cancel);
      document.removeEventListener('keydown', key);
      element.removeEventListener('click', press);
      const inside = element.contains(document.activeElement);
      const form = element.closest('form');
      element.close();
      // The browser returns the focus to where it was at opening; a calendar that went on to a second day needs another
      // field.
      if (inside) form?.querySelector<HTMLElement>(`[data-control="${field.current}"]`)?.focus();
    };
    // The popup is mounted exactly as long as it is open.
  }, [onClose]);
  return (
    <dialog ref={dialog} className={`${styles.popup} ${className}`} aria-label={title}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <span>{heading}</span>
          <button type="button" onClick={onClose} aria-label={t('close')}>
            <Close />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
