import { StudioFrame } from './studio-frame.client.tsx';

// The same shell for every address below /studio; everything in it runs in the browser.
export const dynamic = 'force-static';

export default function StudioPage() {
  return <StudioFrame />;
}
