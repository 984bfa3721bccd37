import type { ReactNode } from 'react';
import styles from './page-contents.module.css';

type Props = {
  title: string;
  headings: readonly { key: string; text: string }[];
  anchors: ReadonlyMap<string, string>;
  children?: ReactNode;
};

/** A table of contents beside the text of a long page. */
export function PageContents({ title, headings, anchors, children }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {headings.map(({ key, text }) => (
          <li key={key}>
            <a href={`#${anchors.get(key)}`}>{text}</a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
