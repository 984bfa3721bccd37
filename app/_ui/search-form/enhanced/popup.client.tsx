'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Close } from '#app/_ui/icon/icons.tsx';
import styles from './selectors.module.css';

type Props = {
  /** `data-control` of its field, which gets the focus back. */
  control: string;
  title: string;
  /** Left edge under its field on wide screens, as a class. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Below this width a selector is a sheet from the bottom of the screen. */
const SHEET = '(max-width: 767px)';

/**
 * A selector: under its field on wide screens, a modal sheet on phones. The platform's own `<dialog>` brings the focus trap,
 * Escape and the top layer. Focus goes in when it opens and back to its field when it closes.
 */
export function Popup({ control, title, className = '', onClose, children }: Props) {
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
    // A selector that would hang below the window brings its form up under the top edge, also when its content comes later.
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
      // The field's own button closes by its own press.
      if (target instanceof Element && target.closest('[aria-haspopup="dialog"]')) return;
      onClose();
    };
    // Escape, also from the platform on a phone; and a press on the dark part, which belongs to the dialog itself.
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
      // The platform gives the focus back to where it was at opening; a calendar that requested a second day belongs elsewhere.
      if (inside) form?.querySelector<HTMLElement>(`[data-control="${field.current}"]`)?.focus();
    };
    // The popup lives exactly as long as it is open.
  }, [onClose]);
  return (
    <dialog ref={dialog} className={`${styles.popup} ${className}`} aria-label={title}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <span>{title}</span>
          <button type="button" onClick={onClose} aria-label={t('close')}>
            <Close />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
