type Step = { step: string; current?: number; total?: number | '?' };

/** A line for each step of the official tools, and one every second during a long step. */
export function progress(say: (line: string) => void): (event: Step) => void {
  let step = '';
  let reportedAt = 0;
  return (event) => {
    const now = Date.now();
    if (event.step === step && now - reportedAt < 1_000) return;
    step = event.step;
    reportedAt = now;
    const count = event.current === undefined ? '' : ` ${event.current}`;
    const total = event.total === undefined || event.total === '?' ? '' : ` of ${event.total}`;
    say(`${event.step}${count}${total}`);
  };
}
