import styles from './button.module.css';

export type ButtonLook = { tone?: 'orange' | 'navy' | 'line'; small?: boolean; wide?: boolean };

/** Class names of a button, for links, `<button>` and client components alike. Orange is for the main action of a view. */
export function buttonClasses({ tone = 'orange', small = false, wide = false }: ButtonLook = {}): string {
  return [
    styles.button,
    tone === 'orange' ? '' : styles[tone],
    small ? styles.small : '',
    wide ? styles.wide : '',
  ]
    .filter(Boolean)
    .join(' ');
}
