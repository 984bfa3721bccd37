import { routesWith } from '#foundation/http/route.ts';
import type { InputRefusal } from '#foundation/http/input-error.ts';
import type { RouteContext } from '#desk/kernel/define-route.ts';
import { inputProblem } from '#desk/kernel/input-problem.ts';
import { createOpenStreams } from './streams/open-streams.ts';
import { createNewest, type Newest } from './streams/newest.ts';
import { createConnectedTravellers, type ConnectedTravellers } from './streams/connected-travellers.ts';
import { refuse, slowDown } from './refusals.ts';

type OpenStreams = ReturnType<typeof createOpenStreams>;

/** The streams of this process, and what they read in common. */
export type ChatContext = RouteContext & {
  staffStreams: OpenStreams;
  travellerStreams: OpenStreams;
  newest: Newest;
  connectedTravellers: ConnectedTravellers;
};

export function createChatContext(context: RouteContext): ChatContext {
  const [staffStreams, travellerStreams] = [createOpenStreams(), createOpenStreams()];
  context.events.closing.addEventListener('abort', () => {
    staffStreams.endAll();
    travellerStreams.endAll();
  });
  return {
    ...context,
    staffStreams,
    travellerStreams,
    newest: createNewest(context),
    connectedTravellers: createConnectedTravellers(context),
  };
}

/** Defines a chat endpoint. */
export const defineChatRoute = routesWith<ChatContext>();

export function refuseInput(refusal: InputRefusal, request: Request): Response {
  if (refusal.kind === 'too_large') return refuse(request, 'too_large');
  if (refusal.kind === 'too_many_requests') return slowDown(request, refusal.retryAfterSeconds);
  if (refusal.kind === 'invalid' && refusal.part === 'params') return refuse(request, 'not_found');
  return inputProblem(refusal, request);
}
