import type { Hono } from 'hono';
import type { DeskParts } from '../options.ts';
import type { StaffEnv } from '../staff/require-staff.ts';

/** The staff's side of the chat; the doors are described in contract/staff-chat.ts. */
export function chatStaffRoutes(_app: Hono<StaffEnv>, _parts: DeskParts): void {}
