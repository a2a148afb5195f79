import { StartError } from '#app/kernel/boot/start_error'

const MAX_CREDITS = 1000

/** @throws StartError unless it is a whole number of credits */
export function creditsOf(name: string, given: number): number {
  if (Number.isInteger(given) && given >= 0 && given <= MAX_CREDITS) return given
  throw new StartError(`${name} is a whole number of credits, from 0 to ${MAX_CREDITS}.`)
}

/** @throws StartError unless it is between 0 and 1 */
export function shareOf(name: string, given: number): number {
  if (given >= 0 && given <= 1) return given
  throw new StartError(`${name} is a number from 0 to 1.`)
}
