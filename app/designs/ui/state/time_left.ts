import { FIRST_PROGRESS } from '#app/designs/contract/design_steps'

const STEP_SECONDS = 5

/** "20 seconds", "2 minutes": rounded up, to keep the promise. */
export function roughly(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  if (seconds > 55) return 'a minute'
  return `${Math.max(1, Math.ceil(seconds / STEP_SECONDS)) * STEP_SECONDS} seconds`
}

/**
 * Estimated seconds left of a run.
 * @param typical seconds of a whole run
 * @param progress percent last reported
 * @param since seconds since that report
 */
export function secondsLeft(typical: number, progress: number, since: number): number {
  return (typical * (100 - progress)) / (100 - FIRST_PROGRESS) - since
}

export function timeLeft(seconds: number): string {
  return seconds > STEP_SECONDS ? `About ${roughly(seconds)} left` : 'Almost done'
}
