// The clocks of a table as they run here between two news.

/** How often the running one is looked at. */
const STEP = 250;

export class Clocks {
  private now = $state(0);
  private readonly timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    /** Milliseconds left, seat by seat, when this began. */
    private readonly seats: number[],
    readonly ticking: number | null,
    private readonly began = Date.now(),
  ) {
    this.now = began;
    if (ticking === null) return;
    this.timer = setInterval(() => {
      this.now = Date.now();
    }, STEP);
  }

  /** Milliseconds left now, below zero for those who have none; null where there is no clock. */
  left(seat: number): number | null {
    const left = this.seats[seat];
    if (left === undefined) return null;
    return seat === this.ticking ? left - Math.max(0, this.now - this.began) : left;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
