'use client';
import { useState, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'ref'> & { id: string };

/**
 * An input that the visitor may already be typing in. When the script of a 404 page starts, React puts new elements in place of
 * those that the server sent (`errors/with-not-found.tsx`): the new input takes over text and focus.
 */
export function SearchInput(props: Props) {
  const [takeOver] = useState(() => takingOver(props.id));
  return <input {...props} ref={takeOver} />;
}

function takingOver(id: string) {
  // The server's element is still in the document while the new one is rendered.
  const earlier = typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`#${id}`);
  const hasFocus = earlier?.matches(':focus');
  return (input: HTMLInputElement | null) => {
    if (!input || !earlier || input === earlier) return;
    input.value = earlier.value;
    if (hasFocus) input.focus();
  };
}
