/** A route with its fare, with every text ready to show. */
export type FareRow = {
  key: string;
  from: string;
  to: string;
  /**
   * Of the ship with this price, else the fastest direct crossing; null without a direct ship, or while the service
   * doesn't respond.
   */
  duration: string | null;
  /** Null when the price is only known in the booking flow. */
  price: string | null;
  href: string;
  /** Attribute of the element that shows the price. */
  mark: { 'data-from-price': string };
};
