import { openChat } from '#lib/chat/open-chat.ts';

/**
 * Buttons of pages that open the chat (`ask-in-chat.tsx`). They are part of the static page and need no script there: they show
 * once a chat is known to be there, and one listener hears all of them. Returns the function that takes it back.
 */
export function showAskButtons(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('[data-ask-chat]') : null;
    if (!button) return;
    const booking = button.getAttribute('data-booking');
    openChat(booking === null ? {} : { formData: { booking } });
  };
  document.documentElement.setAttribute('data-chat', '');
  document.addEventListener('click', onClick);
  return () => {
    document.documentElement.removeAttribute('data-chat');
    document.removeEventListener('click', onClick);
  };
}
