'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Chevron } from '#app/_ui/icon/icons.tsx';
import styles from './header.module.css';

type Props = { label: string; children: ReactNode };

/**
 * A menu of the header (A5): opens by click, touch, Enter and pointer, closes by Escape, outside press and when focus leaves.
 * Arrow keys move inside. It is a disclosure with links, not an ARIA menu: screen readers then keep their link commands.
 */
export function Dropdown({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    // The panel may have been opened by this very key and is focusable after the next paint.
    requestAnimationFrame(() => (links[next] ?? (next < 0 ? button.current : links.at(-1)))?.focus());
  };

  return (
    // The list item only handles events that bubble up from the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setOpen(true);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        // With a mouse the panel is already open on hover; a click must then keep it, not close it.
        onClick={(event) => setOpen((was) => (event.detail > 0 && was ? matchesHover() || !was : !was))}
      >
        {label}
        <Chevron to="down" strokeWidth={2} className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.drop} hidden={!open}>
        <div className={styles.panel}>{children}</div>
      </div>
    </li>
  );
}

function matchesHover(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}
