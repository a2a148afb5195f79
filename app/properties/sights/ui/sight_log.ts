import type { GuestSights } from '#app/properties/sights/guest_sight_options'
import type { Sight } from '#app/properties/sights/ui/guest_sights'

/** What one page view has to tell, each thing once, until the server has it. */
export class SightLog {
  readonly #noted = new Set<string>()
  #waiting: Sight[] = []

  /** @returns whether it’s new */
  note(sight: Sight): boolean {
    const key = JSON.stringify(sight)
    if (this.#noted.has(key)) return false
    this.#noted.add(key)
    this.#waiting.push(sight)
    return true
  }

  /**
   * Sends what waits. What the server didn’t get waits again.
   * @returns whether anything still waits
   */
  async flush(send: (sights: GuestSights) => Promise<unknown>): Promise<boolean> {
    const sights = this.#waiting
    if (!sights.length) return false
    this.#waiting = []
    try {
      await send(grouped(sights))
    } catch {
      this.#waiting = [...sights, ...this.#waiting]
    }
    return this.#waiting.length > 0
  }
}

function grouped(sights: readonly Sight[]): GuestSights {
  return {
    parts: sights.flatMap((sight) => ('part' in sight ? [sight.part] : [])),
    photos: sights.flatMap((sight) => ('photo' in sight ? [sight.photo] : [])),
    documents: sights.flatMap((sight) => ('document' in sight ? [sight.document] : [])),
  }
}
