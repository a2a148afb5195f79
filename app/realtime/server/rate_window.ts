export class RateWindow {
  #began = 0
  #count = 0

  constructor(private readonly maxPerSecond: number) {}

  take(now = Date.now()): boolean {
    if (now - this.#began >= 1000) {
      this.#began = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= this.maxPerSecond
  }
}
