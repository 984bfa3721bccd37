import { useEffect, useRef, type RefObject } from 'react';
import { visiblePart } from './visible-part.ts';

/** Below this the window fills the screen (window.module.css). */
const PHONES = '(max-width: 767px)';

/**
 * A window over the whole screen of a phone: what lies behind it is out of reach for keyboards and screen readers too, and the
 * window keeps to the part of the screen that a screen keyboard leaves.
 */
export function useWholeScreen(isOpen: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = section.current;
    if (!isOpen || !own) return;
    const phones = window.matchMedia(PHONES);
    const view = window.visualViewport;
    let behind: Element[] = [];

    const follow = () => {
      const part = phones.matches && view ? visiblePart(view, window.innerHeight) : null;
      own.style.setProperty('--chat-top', part ? `${part.top}px` : null);
      own.style.setProperty('--chat-visible', part ? `${part.height}px` : null);
    };
    const settle = () => {
      follow();
      for (const element of behind) element.removeAttribute('inert');
      behind = phones.matches ? siblingsOf(own) : [];
      for (const element of behind) element.setAttribute('inert', '');
    };

    settle();
    phones.addEventListener('change', settle);
    view?.addEventListener('resize', follow);
    view?.addEventListener('scroll', follow);
    return () => {
      phones.removeEventListener('change', settle);
      view?.removeEventListener('resize', follow);
      view?.removeEventListener('scroll', follow);
      for (const element of behind) element.removeAttribute('inert');
    };
  }, [isOpen]);
  return section;
}

/** Everything of the page beside the window that is not out of reach already. */
function siblingsOf(own: Element): Element[] {
  return [...document.body.children].filter(
    (element) => element !== own && !element.contains(own) && !element.hasAttribute('inert'),
  );
}
