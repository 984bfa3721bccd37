import type { Hono } from 'hono';
import type { DeskParts } from '../options.ts';

/** The traveller's side of the chat; the doors are described in contract/chat.ts. */
export function chatRoutes(_app: Hono, _parts: DeskParts): void {}
