/** Waiting work. Callers take turns, so that whoever asks for much does not keep others waiting for all of it. */
export class FairQueue<T> {
  readonly #perCaller: number;
  readonly #total: number;
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  constructor(limits: { perCaller: number; total: number }) {
    this.#perCaller = limits.perCaller;
    this.#total = limits.total;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether there is room: the caller may have too much waiting, or all callers together. */
  room(caller: string): 'yes' | 'caller full' | 'full' {
    if ((this.#waiting.get(caller)?.length ?? 0) >= this.#perCaller) return 'caller full';
    return this.#size >= this.#total ? 'full' : 'yes';
  }

  push(caller: string, item: T): void {
    const mine = this.#waiting.get(caller);
    if (mine) mine.push(item);
    else this.#waiting.set(caller, [item]);
    this.#size += 1;
  }

  shift(): T | undefined {
    const next = this.#waiting.entries().next();
    if (next.done) return undefined;
    const [caller, mine] = next.value;
    const item = mine.shift();
    this.#size -= 1;
    this.#waiting.delete(caller);
    if (mine.length > 0) this.#waiting.set(caller, mine);
    return item;
  }

  remove(caller: string, item: T): void {
    const mine = this.#waiting.get(caller);
    const at = mine?.indexOf(item) ?? -1;
    if (!mine || at < 0) return;
    mine.splice(at, 1);
    this.#size -= 1;
    if (mine.length === 0) this.#waiting.delete(caller);
  }
}
