import { Children, type ReactNode } from 'react';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';

/** Items of the phone menu that open below their name; works before any script has loaded. */
export function MenuFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <details>
        <summary>
          {label}
          <ChevronDown aria-hidden strokeWidth={1.75} />
        </summary>
        <ul>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
