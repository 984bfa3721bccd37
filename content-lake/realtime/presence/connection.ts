import type { WebSocket } from 'ws';
import { LakeError } from '#content-lake/protocol/errors.ts';
import {
  type Authenticate,
  canReadDrafts,
  type Member,
  type Principal,
  withinDataset,
} from '#content-lake/protocol/principal.ts';
import { isJsonObject } from '#content-lake/protocol/document.ts';
import { createAllowance } from './allowance.ts';
import { failure, parseCall, push, RPC_ERROR, type RpcCall, success } from './json-rpc.ts';
import { isSession, parseLocations } from './presence-event.ts';
import type { Rooms } from './rooms.ts';

/** Two close codes of the protocol, and two of WebSocket's own. */
export const CLOSE = { badRequest: 4000, unauthorized: 4001, goingAway: 1001, policy: 1008 } as const;

const HEART = '♥';
const MAX_SUBSCRIPTIONS = 8;
/** A reader with this much unread is gone, or should reconnect and refetch. */
const MAX_WAITING_BYTES = 1024 * 1024;

export type ConnectionOptions = {
  socket: WebSocket;
  dataset: string;
  /** The request that opened the socket; its cookie or token is rechecked while it stays open. */
  opening: Request;
  principal: Principal;
  authenticate: Authenticate;
  rooms: Rooms;
  clock: () => Date;
  ids: () => string;
};

/** One open socket of a Studio: JSON-RPC calls in, results and events out. */
export class Connection {
  readonly socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #subscriptions = new Map<string, () => void>();
  readonly #allowed: () => boolean;
  /** The request with the credentials, to be checked again. */
  #proof: Request;
  #member: Member | undefined;
  /** Calls are processed in order: nothing overtakes the call that authenticates. */
  #turn: Promise<void> = Promise.resolve();
  #alive = true;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.socket = options.socket;
    this.#proof = options.opening;
    this.#member = options.principal.kind === 'anonymous' ? undefined : options.principal;
    this.#allowed = createAllowance(options.clock);
    const { socket } = options;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('pong', () => (this.#alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#leave());
  }

  get userId(): string | undefined {
    return this.#member?.id;
  }

  /** Call every few seconds. Terminates a peer that hasn't responded since the last time. */
  beat(): void {
    if (!this.#alive) return this.socket.terminate();
    this.#alive = false;
    this.socket.ping();
    this.#send(HEART);
  }

  /** Call every minute. Disconnects somebody who signed out or whose session expired, but not because of a database error. */
  async recheck(): Promise<void> {
    if (!this.#member) return;
    try {
      const principal = await this.#options.authenticate(this.#proof);
      if (canReadDrafts(withinDataset(principal, this.#options.dataset))) return;
    } catch (error) {
      if (!(error instanceof LakeError)) return;
    }
    this.socket.close(CLOSE.unauthorized, 'Session not found');
  }

  #receive(text: string | undefined): void {
    this.#alive = true;
    if (text === undefined) return this.socket.close(CLOSE.badRequest, 'Only text messages are supported');
    if (!this.#allowed()) return this.socket.close(CLOSE.policy, 'Too many messages');
    const parsed = parseCall(text);
    if (parsed.kind === 'wrong') return this.#send(parsed.answer);
    const { call } = parsed;
    this.#turn = this.#turn.then(() => this.#answer(call)).catch(() => this.socket.terminate());
  }

  async #answer(call: RpcCall): Promise<void> {
    if (call.method === 'authorization') return this.#authorize(call);
    // The client takes an error for an empty result and continues: only closing shows that it isn't signed in.
    if (!this.#member) return this.socket.close(CLOSE.unauthorized, 'Not signed in');
    this.#presence(call, this.#member);
  }

  async #authorize({ id, params }: RpcCall): Promise<void> {
    const { authorization } = params;
    if (typeof authorization !== 'string' || !/^Bearer [\x21-\x7e]{1,512}$/.test(authorization)) {
      return this.socket.close(CLOSE.unauthorized, 'Malformed authorization');
    }
    const { opening } = this.#options;
    const headers = new Headers(opening.headers);
    headers.set('authorization', authorization);
    const proof = new Request(opening.url, { headers });
    try {
      const principal = withinDataset(await this.#options.authenticate(proof), this.#options.dataset);
      if (principal.kind === 'anonymous' || !canReadDrafts(principal)) {
        return this.socket.close(CLOSE.unauthorized, 'Insufficient permissions');
      }
      if (this.#member && this.#member.id !== principal.id) this.#leave();
      this.#proof = proof;
      this.#member = principal;
      this.#send(success(id, true));
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      this.socket.close(CLOSE.unauthorized, error.message.slice(0, 100));
    }
  }

  #presence({ id, method, params }: RpcCall, { id: userId }: Member): void {
    const { rooms, dataset } = this.#options;
    const answer = (done: boolean) =>
      this.#send(done ? success(id, true) : failure(id, RPC_ERROR.params, 'Invalid params'));
    const { session, subscriptionId } = params;
    switch (method) {
      case 'presence_subscribe':
        return this.#subscribe(id);
      case 'presence_unsubscribe':
        return answer(typeof subscriptionId === 'string' && this.#unsubscribe(subscriptionId));
      case 'presence_rollcall':
        if (!isSession(session)) return answer(false);
        rooms.rollCall(dataset, userId, session);
        return answer(true);
      case 'presence_announce': {
        const data = isJsonObject(params['data']) ? params['data'] : {};
        const locations = parseLocations(data['locations']);
        const { sessionId } = data;
        if (!locations || !isSession(sessionId)) return answer(false);
        return answer(rooms.announce(dataset, this, userId, sessionId, locations));
      }
      case 'presence_disconnect':
        return answer(isSession(session) && rooms.leave(dataset, userId, session));
      default:
        this.#send(failure(id, RPC_ERROR.method, `Method not found: ${method.slice(0, 64)}`));
    }
  }

  #subscribe(id: string | number): void {
    if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS) {
      return this.#send(failure(id, RPC_ERROR.params, 'Too many subscriptions'));
    }
    const { rooms, dataset, ids } = this.#options;
    const subscription = ids();
    this.#send(success(id, subscription));
    const end = rooms.subscribe(dataset, (event) =>
      this.#send(push('presence_subscription', subscription, event)),
    );
    this.#subscriptions.set(subscription, end);
  }

  #unsubscribe(subscription: string): boolean {
    this.#subscriptions.get(subscription)?.();
    return this.#subscriptions.delete(subscription);
  }

  #leave(): void {
    for (const end of this.#subscriptions.values()) end();
    this.#subscriptions.clear();
    this.#options.rooms.leaveAll(this);
  }

  #send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_WAITING_BYTES) return this.socket.terminate();
    this.socket.send(text);
  }
}
