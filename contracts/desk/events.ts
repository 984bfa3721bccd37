/**
 * What `GET /staff/events` streams (server-sent events, one JSON object each as `data`). An event only says "look again", or
 * what is gone in a moment (typing, presence); whoever was away reads the lists anew, which the event `again` asks for.
 */
export type DeskEvent =
  /** Something in this conversation is new: a message, its state, who has it. `seq`: of its newest message. */
  | { kind: 'conversation'; id: string; seq: number }
  /** `staffId`: of the member of staff who types; two may have one given name. */
  | {
      kind: 'typing';
      id: string;
      from: 'traveller' | 'staff';
      staffId?: string | undefined;
      name: string;
      typing: boolean;
    }
  /** How far the other side has got: `delivered` to a screen, `read` in an open window. */
  | { kind: 'seen'; id: string; by: 'traveller' | 'staff'; delivered: number; read: number }
  /** Who of the staff is there, and what each looks at; repeated while it lasts. */
  | { kind: 'presence'; staffId: string; name: string; at: string; looking: string | null }
  | { kind: 'received'; reference: string }
  | { kind: 'mail' }
  | { kind: 'issue'; id: string }
  | { kind: 'again' };
