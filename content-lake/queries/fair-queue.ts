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

  /** The next whose caller may have another turn now. */
  shift(mayRun: (caller: string) => boolean = () => true): { caller: string; item: T } | undefined {
    for (const [caller, mine] of this.#waiting) {
      if (!mayRun(caller)) continue;
      const [item] = mine.splice(0, 1);
      if (item === undefined) continue;
      this.#size -= 1;
      this.#waiting.delete(caller);
      if (mine.length > 0) this.#waiting.set(caller, mine);
      return { caller, item };
    }
    return undefined;
  }

  /** Takes the last item of whoever has most waiting, if that is clearly more than this caller would have. */
  takeFromLongest(caller: string): T | undefined {
    const mine = this.#waiting.get(caller)?.length ?? 0;
    const [longest, items] = [...this.#waiting].reduce<[string, T[]]>(
      (most, entry) => (entry[1].length > most[1].length ? entry : most),
      ['', []],
    );
    const last = items.at(-1);
    if (items.length < mine + 2 || last === undefined) return undefined;
    this.remove(longest, last);
    return last;
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
