import type { ReactNode } from 'react'
import { Progress } from '#app/common/ui/kit/progress'
import { Stepper } from '#app/common/ui/kit/stepper'
import type { Run } from '#app/designs/ui/state/first_run'

interface RunCanvasProps {
  run: Run
  /** beside the step that is under way */
  hint?: string
  /** the original */
  children: ReactNode
}

/** So blurred is what emerges at first, in px; it clears as the design comes further. */
const MOST_BLUR = 14

/** A design on its way: the original under a veil, what emerges over it, and the steps. */
export function RunCanvas({ run, hint, children }: RunCanvasProps) {
  const current = run.progress_steps.find(({ completed }) => completed === 'in_progress')
  const steps = run.progress_steps.map(({ message, completed }) => ({
    label: message,
    state: completed,
    hint: completed === 'in_progress' ? hint : undefined,
  }))

  return (
    <div className="relative" aria-busy>
      <div className="relative overflow-hidden rounded-6">
        {children}
        <span aria-hidden className="absolute inset-0 animate-pulse bg-black/35" />
        {run.preview && (
          <img
            src={run.preview}
            alt="What emerges"
            className="absolute inset-0 size-full object-cover transition-[filter] duration-250 ease-out"
            style={{ filter: `blur(${MOST_BLUR * (1 - run.progress / 100)}px)` }}
          />
        )}
      </div>
      <div className="mt-3 rounded-6 bg-surface p-5 md:absolute md:bottom-6 md:left-6 md:mt-0 md:w-80 md:shadow-float">
        <Stepper label="Progress" steps={steps} />
        <div className="mt-4">
          <Progress label="Your design" value={run.progress} isLabelHidden />
        </div>
      </div>
      <p role="status" className="sr-only">
        {current?.message}
      </p>
    </div>
  )
}
