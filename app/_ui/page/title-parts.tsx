import styles from './title-parts.module.css';

/** A title that breaks after its colon before it breaks anywhere else: «Χριστούγεννα και Πρωτοχρονιά: / ποιες μέρες ταξιδεύουμε». */
export function TitleParts({ title }: { title: string }) {
  const at = title.indexOf(': ');
  if (at === -1) return title;
  return (
    <>
      <span className={styles.part}>{title.slice(0, at + 1)}</span>{' '}
      <span className={styles.part}>{title.slice(at + 2)}</span>
    </>
  );
}
