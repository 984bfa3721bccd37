type Props = {
  name: string;
  /** Of the n-th, from one on. */
  label: (number: number) => string;
  none: string;
  count: number;
  chosen: readonly (string | null)[];
  /** Code and words. */
  options: readonly (readonly [string, string])[];
};

/** The same native choice several times over; their order is the order of what is chosen. */
export function PlainSelects({ name, label, none, count, chosen, options }: Props) {
  return Array.from({ length: count }, (_, index) => (
    <label key={`${name}${index}`}>
      {label(index + 1)}
      <select name={name} defaultValue={chosen[index] ?? ''}>
        <option value="">{none}</option>
        {options.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </label>
  ));
}
