import { randomInt } from 'node:crypto'

const MAX_SEED = 2 ** 31 - 1

export function newSeed(): number {
  return randomInt(MAX_SEED)
}
