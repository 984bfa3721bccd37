import type { ReactNode } from 'react';
import { Shell } from '#app/_ui/shell/shell.tsx';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
