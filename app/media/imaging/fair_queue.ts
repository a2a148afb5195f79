import { HttpError } from '#app/kernel/exceptions/http_error'

/** More than the browser's uploader ever has in flight. */
const MAX_WAITING_PER_PERSON = 64
const RETRY_AFTER_SECONDS = 10

type Person = string | number

interface Turn {
  isLarge: boolean
  begin: () => void
}

interface Work<T> {
  person: Person
  /** uses much memory; one at a time */
  isLarge: boolean
  run: () => Promise<T>
}

/** Runs a few tasks at once, at most one of them large. People take turns; small may pass large. */
export class FairQueue {
  readonly #waiting = new Map<Person, Turn[]>()
  readonly #served = new Map<Person, number>()
  #turns = 0
  #running = 0
  #isLargeRunning = false

  constructor(private readonly slots: number) {}

  /** @throws HttpError 429 if one person has too many waiting */
  async run<T>({ person, isLarge, run }: Work<T>): Promise<T> {
    await this.#turn(person, isLarge)
    try {
      return await run()
    } finally {
      this.#running -= 1
      if (isLarge) this.#isLargeRunning = false
      this.#serve()
      if (this.#running === 0) this.#served.clear()
    }
  }

  #turn(person: Person, isLarge: boolean): Promise<void> {
    const turns = this.#waiting.get(person) ?? []
    if (turns.length >= MAX_WAITING_PER_PERSON) {
      throw new HttpError(429, 'Too many pictures at once. Try again in a moment.', {
        'retry-after': String(RETRY_AFTER_SECONDS),
      })
    }
    return new Promise((begin) => {
      turns.push({ isLarge, begin })
      this.#waiting.set(person, turns)
      this.#serve()
    })
  }

  #serve(): void {
    while (this.#running < this.slots && this.#beginNext());
  }

  /** Starts the next task of the person served longest ago. */
  #beginNext(): boolean {
    let next: { person: Person; turns: Turn[]; at: number; served: number } | undefined
    for (const [person, turns] of this.#waiting) {
      const at = turns.findIndex(({ isLarge }) => !isLarge || !this.#isLargeRunning)
      const served = this.#served.get(person) ?? 0
      if (at >= 0 && (!next || served < next.served)) next = { person, turns, at, served }
    }
    if (!next) return false

    const [turn] = next.turns.splice(next.at, 1)
    if (!next.turns.length) this.#waiting.delete(next.person)
    this.#served.set(next.person, ++this.#turns)
    this.#running += 1
    if (turn.isLarge) this.#isLargeRunning = true
    turn.begin()
    return true
  }
}
