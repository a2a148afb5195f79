import { FIRST_PROGRESS, progressSteps, type DesignKind } from '#app/designs/design_steps'
import type { DesignProgress } from '#app/designs/ui/types'

/** The wire uses the specification's wording; people see these. */
const WORDS: Record<string, string> = {
  'Initializing design generation': 'Getting started',
  'Processing original image': 'Reading your room',
  'Generating AI design': 'Creating your design',
  'Upscaling design': 'Sharpening details',
  'Finalizing design': 'Finishing touches',
  'Analyzing Style': 'Reading your room',
  'Generating Design': 'Creating your design',
  'Enhancing Details': 'Sharpening details',
  'Finalizing': 'Finishing touches',
}

export function stepWord(message: string): string {
  return WORDS[message] ?? message
}

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

export type Run = Pick<DesignProgress, 'progress' | 'progress_steps' | 'preview'>

function beginning(kind: DesignKind): Run {
  return {
    progress: FIRST_PROGRESS,
    progress_steps: progressSteps(kind, 'pending', 1),
    preview: null,
  }
}

/** Shown until the server answers. */
export const FIRST_RUN = beginning('generate')
export const FIRST_RERUN = beginning('regenerate')
