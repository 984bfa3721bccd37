'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Chevron } from '#app/_ui/icon/icons.tsx';
import styles from './header.module.css';

type Props = { label: string; children: ReactNode };

/**
 * A menu of the header (A5): a popover, so that pressing, Escape and pressing outside work before any script has loaded. Script adds
 * hover, arrow keys, and closing when the focus leaves. It is a disclosure with links, not an ARIA menu: screen readers then keep their
 * commands for links.
 */
export function Dropdown({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // It may have been opened before this script came.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  const show = () => {
    if (button.current) panel.current?.showPopover({ source: button.current });
  };
  const hide = () => panel.current?.hidePopover();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show();
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    (links[next] ?? (next < 0 ? button.current : links.at(-1)))?.focus();
  };

  return (
    // The list item only handles events that bubble up from the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hide();
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') hide();
      }}
    >
      <button
        ref={button}
        type="button"
        popoverTarget={panelId}
        aria-expanded={open}
        // With a mouse the panel is already open on hover; a click must then keep it open.
        onClick={(event) => {
          const isOpen = panel.current?.matches(':popover-open');
          if (event.detail > 0 && isOpen && window.matchMedia('(hover: hover)').matches)
            event.preventDefault();
        }}
      >
        {label}
        <Chevron to="down" strokeWidth={2} className={styles.chevron} />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles.drop}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={styles.panel}>{children}</div>
      </div>
    </li>
  );
}
