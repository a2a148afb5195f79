import { randomFrom } from '#app/redesign/math/noise'
import type { BoxEvidence } from './box_evidence.js'
import type { RoomBox } from './room_box.js'

export interface FittedBox {
  box: RoomBox
  /** above 0.5 certain, below 0.1 a guess */
  score: number
}

const TRIES = 6000
const KEPT = 24
const STEPS = 160

/** A broad random search, then refinement of the best boxes. */
export function fitBox(evidence: BoxEvidence): FittedBox {
  const random = randomFrom(777)
  const between = (low: number, high: number) => low * (high / low) ** random()
  const tried: FittedBox[] = []
  for (let round = 0; round < TRIES; round++) {
    const box: RoomBox = {
      left: -between(0.3, 6),
      right: between(0.3, 6),
      front: between(0.9, 7.2),
      ceiling: 0.35 + random() * 1.3,
    }
    tried.push({ box, score: evidence.scoreOf(box) })
  }
  tried.sort((one, other) => other.score - one.score)
  let best = tried[0]
  for (const start of tried.slice(0, KEPT)) {
    const refined = refine(start, evidence, random)
    if (refined.score > best.score) best = refined
  }
  return best
}

function refine(start: FittedBox, evidence: BoxEvidence, random: () => number): FittedBox {
  let best = start
  let step = 0.15
  for (let round = 0; round < STEPS; round++) {
    if (round % 40 === 39) step /= 2
    const box = moved(best.box, step, random)
    const score = evidence.scoreOf(box)
    if (score > best.score) best = { box, score }
  }
  return best
}

function moved(box: RoomBox, step: number, random: () => number): RoomBox {
  const next = { ...box }
  const sides = ['left', 'right', 'front', 'ceiling'] as const
  next[sides[Math.floor(random() * 4)]] *= 1 + (random() - 0.5) * 2 * step
  if (random() < 0.2) {
    const factor = 1 + (random() - 0.5) * step
    for (const side of sides) next[side] *= factor
  }
  next.ceiling = Math.max(0.25, Math.min(2.2, next.ceiling))
  return next
}
