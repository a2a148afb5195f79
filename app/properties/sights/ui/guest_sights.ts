import type { GuestPart } from '#app/properties/sights/guest_sight_options'

export type Sight = { part: GuestPart } | { photo: number } | { document: string }

let hear: ((sight: Sight) => void) | null = null
/** told before the code that listens has loaded */
let early: Sight[] = []
const MAX_EARLY = 20

/** Told by what a page shows; nobody hears it unless a guest of a private listing looks. */
export function tellSight(sight: Sight): void {
  if (hear) hear(sight)
  else early = [...early, sight].slice(-MAX_EARLY)
}

/** @returns what ends it */
export function hearSights(listener: (sight: Sight) => void): () => void {
  hear = listener
  early.forEach(listener)
  early = []
  return () => {
    if (hear === listener) hear = null
  }
}
