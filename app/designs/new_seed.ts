import { randomInt } from 'node:crypto'

const MOST = 2 ** 31 - 1

/** Chance for an engine, as a database's integer holds it. */
export function newSeed(): number {
  return randomInt(MOST)
}
