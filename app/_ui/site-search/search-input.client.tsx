'use client';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'ref'> & { id: string };

/**
 * An input that the visitor may already be typing in. When the script of a 404 page starts, React puts new elements in place of
 * those that the server sent (`errors/with-not-found.tsx`): the new input takes over text, cursor and focus.
 */
export function SearchInput(props: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The server's element is still in the document while the new one is rendered.
  const [earlier] = useState(() => stateOf(props.id));
  useLayoutEffect(() => {
    if (!input.current || !earlier || earlier.element === input.current) return;
    input.current.value = earlier.text;
    if (!earlier.hasFocus) return;
    input.current.focus({ preventScroll: true });
    input.current.setSelectionRange(earlier.start, earlier.end);
  }, [earlier]);
  return <input {...props} ref={input} />;
}

function stateOf(id: string) {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement)) return null;
  return {
    element,
    text: element.value,
    start: element.selectionStart,
    end: element.selectionEnd,
    hasFocus: document.activeElement === element,
  };
}
