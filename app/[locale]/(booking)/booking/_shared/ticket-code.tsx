import { getTranslations } from 'next-intl/server';
import { qrDrawing } from '#lib/booking/tickets/qr-drawing.ts';
import styles from './ticket-code.module.css';

type TicketCodeProps = {
  /** Unique on the page. */
  id: string;
  /** Content of the code. */
  code: string;
  /** Whose ticket it is. */
  name: string;
  /** Text alternative of the picture. */
  text: string;
  /** The ship, for the large view. */
  ship: string;
};

/**
 * The code of a ticket; pressing it shows it full screen. The buttons work without a script: `command` opens the dialog
 * modally, browsers from before 2026 use `popovertarget` instead, and without either the code on the page is large
 * enough.
 */
export async function TicketCode({ id, code, name, text, ship }: TicketCodeProps) {
  const t = await getTranslations('common.booking.ticket');
  const { side, path } = qrDrawing(code);
  const drawing = `code-${id}`;
  const dialog = `large-${id}`;
  const square = { viewBox: `0 0 ${String(side)} ${String(side)}`, className: styles.code };
  return (
    <>
      <div className={styles.paper}>
        <svg {...square} role="img" aria-label={text} data-ticket={id}>
          <path id={drawing} d={path} className={styles.squares} />
        </svg>
        <button
          type="button"
          className={styles.open}
          command="show-modal"
          commandfor={dialog}
          popoverTarget={dialog}
        >
          <span aria-hidden>{t('tap')}</span>
          <span className="visually-hidden">{t('enlarge', { name })}</span>
        </button>
      </div>
      <dialog id={dialog} popover="auto" className={styles.large} aria-label={text} data-large-code>
        <p className={styles.name}>
          <b>{name}</b>
          <span className="num">{ship}</span>
        </p>
        <svg {...square} aria-hidden>
          <use href={`#${drawing}`} />
        </svg>
        <p className={styles.hint}>{t('bright')}</p>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={dialog}
          popoverTarget={dialog}
          popoverTargetAction="hide"
        >
          {t('close')}
        </button>
      </dialog>
    </>
  );
}
