'use client';

import dynamic from 'next/dynamic';

// The workspace depends on the browser's address (its lake is on the same host), so it is never rendered on the server.
const Workspace = dynamic(() => import('./workspace.client.tsx').then(({ Workspace }) => Workspace), {
  ssr: false,
  loading: () => null,
});

export function StudioFrame() {
  return (
    <div className="studio-window">
      <Workspace />
      <noscript>The Studio needs JavaScript. Please turn it on and load the page again.</noscript>
    </div>
  );
}
