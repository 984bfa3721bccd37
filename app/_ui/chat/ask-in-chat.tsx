import styles from './ask-in-chat.module.css';

type Props = { label: string; booking?: string; className?: string };

/**
 * A button that opens the chat. Only seen where there is one, and only once the page knows it (`ask-buttons.ts`). The reference
 * of a booking is offered to the traveller in the chat and told to nobody without their word.
 */
export function AskInChat({ label, booking, className = '' }: Props) {
  return (
    <button type="button" className={`${styles.ask} ${className}`} data-ask-chat="" data-booking={booking}>
      {label}
    </button>
  );
}
