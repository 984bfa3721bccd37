'use client';

import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Chevron, Close } from '#app/_ui/icon/icons.tsx';
import styles from './gallery-viewer.module.css';

export type LargePicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string | null;
};
type Props = {
  pictures: readonly LargePicture[];
  /** `count` with `#` for the number of the picture. */
  labels: { viewer: string; previous: string; next: string; close: string; count: string };
  children: ReactNode;
};

/**
 * The pictures of a gallery one by one. Its links (`data-at`) lead to the large picture without a script; with one they
 * open this modal `<dialog>`, which traps the focus, closes on Escape and restores the focus. Arrow keys change the
 * picture.
 */
export function GalleryViewer({ pictures, labels, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? null : pictures[at];
  const turn = (by: number) =>
    setAt((now) => (now === null ? null : (now + by + pictures.length) % pictures.length));

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-at]') : null;
    // A modified click opens a new tab as usual.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAt(Number(link.getAttribute('data-at')));
    dialog.current?.showModal();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks of the links inside, which keys trigger too
    <div onClick={onClick}>
      {children}
      <dialog ref={dialog} className={styles.viewer} aria-label={labels.viewer} onKeyDown={onKeyDown}>
        {shown ? (
          <figure>
            {/* oxlint-disable-next-line nextjs/no-img-element -- one size, made by our own picture endpoint */}
            <img key={shown.src} src={shown.src} width={shown.width} height={shown.height} alt={shown.alt} />
            <figcaption aria-live="polite">
              {`${shown.caption} `}
              <span className="num">{labels.count.replace('#', String((at ?? 0) + 1))}</span>
            </figcaption>
          </figure>
        ) : null}
        <div className={styles.buttons}>
          <button type="button" aria-label={labels.previous} onClick={() => turn(-1)}>
            <Chevron to="left" size={28} />
          </button>
          <button type="button" aria-label={labels.next} onClick={() => turn(1)}>
            <Chevron to="right" size={28} />
          </button>
          <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
            <Close size={28} />
          </button>
        </div>
      </dialog>
    </div>
  );
}
