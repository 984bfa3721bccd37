import styles from './ask-in-chat.module.css';

type Props = { label: string; booking?: string; className?: string };

/**
 * A button that opens the chat. Visible only where there is a chat, once the page knows about it (`ask-buttons.ts`).
 * The traveller decides in the chat whether to share the booking reference.
 */
export function AskInChat({ label, booking, className = '' }: Props) {
  return (
    <button type="button" className={`${styles.ask} ${className}`} data-ask-chat="" data-booking={booking}>
      {label}
    </button>
  );
}
