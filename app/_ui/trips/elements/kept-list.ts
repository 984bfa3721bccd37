import { make, type Setup } from './dom.ts';

type ListSource<Row> = {
  /** What the device remembers now. */
  read: () => readonly Row[];
  /** Calls back on each change, also by another tab. @returns how to stop */
  watch: (onChange: () => void) => () => void;
  /** What a row shows. */
  show: (row: Row) => Node;
  /** Accessible name of the button that forgets it. */
  nameOf: (row: Row) => string;
  /** @returns what to announce */
  forget: (row: Row) => string;
};

/** Fills an element with what the device remembers, each row with a button that forgets it. Without any it stays as it is. */
export function startList<Row>(
  element: HTMLElement,
  left: AbortSignal,
  { texts, styles }: Setup<'title' | 'text' | 'forget'>,
  kept: ListSource<Row>,
): void {
  let shown = '[]';
  const rowOf = (row: Row) => {
    const button = make('button', styles.forget, texts.forget);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', kept.nameOf(row));
    button.addEventListener('click', () => render(kept.forget(row)));
    return make('li', undefined, kept.show(row), button);
  };
  const render = (forgotten: string) => {
    const rows = kept.read();
    // The same rows stay, with the focus in them.
    if (forgotten === '' && JSON.stringify(rows) === shown) return;
    shown = JSON.stringify(rows);
    const title = make('h2', undefined, texts.title);
    title.tabIndex = -1;
    const list = make('ul', undefined, ...rows.map(rowOf));
    element.replaceChildren(
      make(
        'section',
        styles.list,
        title,
        make('p', styles.status, forgotten),
        ...(rows.length > 0 ? [list, make('p', styles.text, texts.text)] : []),
      ),
    );
    if (forgotten !== '') title.focus();
  };
  render('');
  left.addEventListener(
    'abort',
    kept.watch(() => render('')),
  );
}
