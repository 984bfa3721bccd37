import { useLocale } from 'next-intl';
import { stegaClean } from '@sanity/client/stega';
import { paths } from '#lib/routes/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import styles from './rich-text.module.css';

export type BookingButtonValue = { label?: string | null; from?: string | null; to?: string | null };
type Props = { button: BookingButtonValue };

/** A link to booking in the middle of a text, with the route prefilled as far as the editor chose one. */
export function BookingButton({ button }: Props) {
  const locale = useLocale();
  const [from, to] = [stegaClean(button.from), stegaClean(button.to)];
  if (!button.label) return null;
  return (
    <p className={styles.action}>
      <ButtonLink href={paths.booking(locale, { ...(from ? { from } : {}), ...(to ? { to } : {}) })}>
        {button.label}
      </ButtonLink>
    </p>
  );
}
