import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { checkFormData } from '#lib/chat/form-data.ts';
import type { ChatRequest } from '#lib/chat/open-chat.ts';

/**
 * Hands to the frame what the page gave (E4), once it has loaded and again with every new request. A caller whose data cannot be
 * used learns it at once; the conversation starts all the same.
 */
export function useFormData(
  request: ChatRequest,
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
): () => void {
  const isLoaded = useRef(false);
  const reported = useRef<ChatRequest>(null);

  const send = useCallback(() => {
    if (request.formData === undefined) return;
    const checked = checkFormData(request.formData);
    if (checked.kind === 'invalid') return;
    frame.current?.contentWindow?.postMessage({ type: 'formData', data: checked.data }, origin);
  }, [request, frame, origin]);

  useEffect(() => {
    if (reported.current === request) return;
    reported.current = request;
    const checked = request.formData === undefined ? null : checkFormData(request.formData);
    if (checked?.kind === 'invalid') request.onValidationError?.(checked.problem);
    if (isLoaded.current) send();
  }, [request, send]);

  return () => {
    isLoaded.current = true;
    send();
  };
}
