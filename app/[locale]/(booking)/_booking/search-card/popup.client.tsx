'use client';

import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './popup.module.css';

type Props = {
  title: string;
  closeLabel: string;
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
export function Popup({ title, closeLabel, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (matchMedia(SHEET).matches) element.showModal();
    else element.show();
    // A selector that would hang below the window brings its form up under the top edge.
    if (element.getBoundingClientRect().bottom > innerHeight)
      element.closest('form')?.scrollIntoView({ block: 'start' });
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
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      element.removeEventListener('cancel', cancel);
      document.removeEventListener('keydown', key);
      element.removeEventListener('click', press);
      // Before the element leaves the page: closing is what gives the focus back to the field.
      element.close();
    };
    // The popup lives exactly as long as it is open.
  }, [onClose]);
  return (
    <dialog ref={dialog} className={`${styles.popup} ${className}`} aria-label={title}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <span>{title}</span>
          <button type="button" onClick={onClose} aria-label={closeLabel}>
            <X aria-hidden className="icon" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
