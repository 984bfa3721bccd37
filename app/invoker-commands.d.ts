import 'react';

declare module 'react' {
  // Invoker commands open a dialog without a script; React passes the attributes through but has no types for them yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
