import { FIRST_PROGRESS, progressSteps, type DesignKind } from '#app/designs/contract/design_steps'
import type { DesignProgress } from '#app/designs/ui/state/types'

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
