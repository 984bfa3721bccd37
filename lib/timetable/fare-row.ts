/** A route with its fare, every text ready to show. */
export type FareRow = {
  key: string;
  from: string;
  to: string;
  /** Of the ship with this price, else the fastest direct crossing; null without a direct ship, or while nobody answers. */
  duration: string | null;
  /** Null when it is only known in booking. */
  price: string | null;
  href: string;
  /** Attribute of the element that shows the price. */
  mark: { 'data-from-price': string };
};
