import { createElement } from 'react';

type Props = {
  /** Of a custom element in `elements/`. */
  tag: 'your-boat' | 'kept-trips' | 'kept-travellers' | 'fill-traveller' | 'remember-travellers';
  texts: Readonly<Record<string, string>>;
  styles: Readonly<Record<string, string | undefined>>;
  /** What is there until the device's trips are, as HTML. */
  meanwhile?: string;
};

/** A custom element of public/shell/trips.js. React leaves what is in it alone. */
export function TripsElement({ tag, texts, styles, meanwhile = '' }: Props) {
  return createElement(tag, {
    'data-texts': JSON.stringify(texts),
    'data-styles': JSON.stringify(styles),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: meanwhile },
  });
}
