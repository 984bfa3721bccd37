import 'react';

declare module 'react' {
  // Custom properties carry measured values into style sheets; React itself passes them through.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
