'use client';
import { createStore } from 'zustand/vanilla';
import { transition } from './machine.ts';
import { initialState } from './state.ts';
import type { BookingEvent } from './events.ts';
import type { BookingState, FormPort } from './state.ts';

export interface BookingStore extends BookingState {
  send: (event: BookingEvent) => void;
}

/** One store per provider: two forms on a page, or two requests on a server, never share a state. */
export function createBookingStore(today: string, ports: readonly FormPort[]) {
  return createStore<BookingStore>()((set) => ({
    ...initialState(today, ports),
    send: (event) => set((state) => transition(state, event)),
  }));
}
