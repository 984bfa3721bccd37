import styles from './choice-links.module.css';

export type LinkChoice = {
  name: string;
  label: string;
  /** `anchor` is where the entries of an option begin on the page. */
  options: readonly { value: string; label: string; anchor: string }[];
};
type Props = { choice: LinkChoice; chosen: string; onChoose: (value: string) => void };

/** A choice of few options that are always in sight. Without a script they are links to the parts of the list. */
export function ChoiceLinks({ choice, chosen, onChoose }: Props) {
  return (
    <nav aria-label={choice.label}>
      <ul className={styles.links}>
        {choice.options.map(({ value, label, anchor }) => (
          <li key={value}>
            <a
              href={`#${anchor}`}
              aria-current={chosen === value ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(value);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
