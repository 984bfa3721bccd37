import 'react';

declare module 'react' {
  // Invoker commands open a dialog without a script; React passes the attributes through but does not know their types yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
