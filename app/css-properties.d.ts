import 'react';

declare module 'react' {
  // Custom properties pass measured values to style sheets; React accepts them, but its types don't.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
