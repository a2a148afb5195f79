import type { DesignStage } from '#app/redesign/design_engine'

export type DesignKind = 'generate' | 'regenerate'
export type DesignStatus = 'pending' | 'processing' | 'completed' | 'failed'

/** Wording from the specification. */
export const DESIGN_STEPS: Record<DesignKind, readonly string[]> = {
  generate: [
    'Initializing design generation',
    'Processing original image',
    'Generating AI design',
    'Upscaling design',
    'Finalizing design',
  ],
  regenerate: ['Analyzing Style', 'Generating Design', 'Enhancing Details', 'Finalizing'],
}

/** percent */
export const FIRST_PROGRESS = 10

interface Point {
  step: number
  progress: number
}

/** Percent range of each stage; the last percent is completion. */
const RANGES: Record<DesignStage, readonly [from: number, to: number]> = {
  prepare: [12, 30],
  generate: [30, 70],
  upscale: [70, 90],
  finalise: [90, 99],
}

const STAGE_STEPS: Record<DesignKind, Record<DesignStage, number>> = {
  generate: { prepare: 2, generate: 3, upscale: 4, finalise: 5 },
  regenerate: { prepare: 1, generate: 2, upscale: 3, finalise: 4 },
}

export function pointOf(kind: DesignKind, stage: DesignStage, share: number): Point {
  const [from, to] = RANGES[stage]
  const done = Math.min(1, Math.max(0, share || 0))
  return { step: STAGE_STEPS[kind][stage], progress: Math.floor(from + (to - from) * done) }
}

export interface ProgressStep {
  message: string
  completed: 'pending' | 'in_progress' | 'done'
}

/** A failed design has no step in progress. */
export function progressSteps(
  kind: DesignKind,
  status: DesignStatus,
  currentStep: number
): ProgressStep[] {
  return DESIGN_STEPS[kind].map((message, index) => ({
    message,
    completed: stateOf(index + 1, status, currentStep),
  }))
}

function stateOf(step: number, status: DesignStatus, current: number): ProgressStep['completed'] {
  if (status === 'completed' || step < current) return 'done'
  return step === current && status !== 'failed' ? 'in_progress' : 'pending'
}

export const UNKNOWN_FAILURE = 'Failed to generate design'

export const INTERRUPTED_TOO_OFTEN =
  'This design was interrupted too many times. Your credit was refunded. Please try again.'

export const ENGINE_GONE =
  'The service chosen for this design isn’t available here anymore. Your credit was refunded. Please try again.'

export const PHOTOGRAPH_GONE = 'The photo for this design was deleted.'

export const REFUSED_PICTURE =
  'We can’t redesign this photo because it may contain nudity. Try another one.'

export const designChannel = (designId: number) => `private-design.${designId}`
