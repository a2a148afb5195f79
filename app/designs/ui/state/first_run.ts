import { FIRST_PROGRESS, progressSteps, type DesignKind } from '#app/designs/design_steps'
import type { DesignProgress } from '#app/designs/ui/state/types'

export type Run = Pick<DesignProgress, 'progress' | 'progress_steps' | 'preview'>

function beginning(kind: DesignKind): Run {
  return {
    progress: FIRST_PROGRESS,
    progress_steps: progressSteps(kind, 'pending', 1),
    preview: null,
  }
}

/** Where every run begins, and what is shown until the server answered. */
export const FIRST_RUN = beginning('generate')
export const FIRST_RERUN = beginning('regenerate')
