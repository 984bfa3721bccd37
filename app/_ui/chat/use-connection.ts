import { useEffect, useRef, type Dispatch, type RefObject } from 'react';
import { judgeMessage } from '#lib/chat/frame-messages.ts';
import { rememberChat } from '#lib/chat/in-progress.ts';
import type { ChatEvent, ChatState } from '#lib/chat/machine.ts';
import type { ProviderAddresses } from '#lib/chat/provider.ts';
import { isSecure } from '#lib/chat/secure-check.ts';

/** Always the same name, so that a second attempt reuses the window. */
const CERTIFICATE_WINDOW = 'chat-certificate';
const CERTIFICATE_LOOK = 'popup,width=480,height=640';

type Options = {
  addresses: ProviderAddresses;
  frame: RefObject<HTMLIFrameElement | null>;
  state: ChatState;
  dispatch: Dispatch<ChatEvent>;
  onClosed: () => void;
};

/** Everything between the window and the provider: the secure check, the certificate window, and the frame's messages. */
export function useConnection({ addresses, frame, state, dispatch, onClosed }: Options) {
  const certificate = useRef<Window | null>(null);
  const { origin, certificate: certificateAddress } = addresses;
  const checkAddress = useRef(addresses.secureCheck);
  const wasOpened = useRef(false);

  const openCertificate = () => {
    certificate.current = window.open(certificateAddress, CERTIFICATE_WINDOW, CERTIFICATE_LOOK);
    dispatch({ kind: 'insecure', certificate: certificate.current ? 'opened' : 'blocked' });
  };
  const openCertificateRef = useRef(openCertificate);

  useEffect(() => {
    let gone = false;
    dispatch({ kind: 'open' });
    const check = async () => {
      const secure = await isSecure(checkAddress.current(String(Date.now())), {
        fetch: window.fetch.bind(window),
        log: (text) => console.warn(text),
      });
      if (gone) return;
      if (secure) dispatch({ kind: 'secure' });
      else openCertificateRef.current();
    };
    void check();
    return () => {
      gone = true;
    };
  }, [dispatch]);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const verdict = judgeMessage(event, {
        origin,
        frame: frame.current?.contentWindow ?? null,
        certificate: certificate.current,
        page: window,
      });
      switch (verdict.kind) {
        case 'foreign':
          return;
        case 'refused':
          console.warn(`Chat: a message was rejected because ${verdict.reason}.`);
          return;
        case 'accepted':
          if (verdict.message.type === 'setChatInProgress') rememberChat(() => sessionStorage, true);
          if (verdict.message.type === 'clearChatInProgress') rememberChat(() => sessionStorage, false);
          dispatch({ kind: 'message', message: verdict.message });
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin, frame, dispatch]);

  const { kind } = state;
  useEffect(() => {
    if (kind !== 'closed') wasOpened.current = true;
    else if (wasOpened.current) {
      wasOpened.current = false;
      onClosed();
    }
  }, [kind, onClosed]);

  return { openCertificate };
}
