import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import styles from './prices-view.module.css';

type Props = { title: string; text: string; children?: { href: string; label: string } };

/** In the place of the table, when there is nothing to put into it. */
export function NoPrices({ title, text, children: way }: Props) {
  return (
    <section className={`wrap ${styles.none}`} aria-labelledby="no-prices">
      <h2 id="no-prices">{title}</h2>
      <p>{text}</p>
      {way ? <ButtonLink href={way.href}>{way.label}</ButtonLink> : null}
    </section>
  );
}
