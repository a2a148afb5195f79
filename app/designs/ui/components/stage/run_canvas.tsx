import type { ReactNode } from 'react'
import { Progress } from '#app/kit/display/progress'
import { Stepper } from '#app/kit/display/stepper'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { useTimeLeft } from '#app/designs/ui/hooks/use_time_left'
import type { Run } from '#app/designs/ui/state/first_run'
import { stepWord } from '#app/designs/ui/state/step_words'

interface RunCanvasProps {
  run: Run
  /** beside the current step */
  hint?: string
  /** the original */
  children: ReactNode
}

/** Blur of the first preview, in px; it clears with progress. */
const MAX_BLUR_PX = 14

export function RunCanvas({ run, hint, children }: RunCanvasProps) {
  const { typicalSeconds } = useDesignerState()
  const left = useTimeLeft(run.progress, typicalSeconds)
  const current = run.progress_steps.find(({ completed }) => completed === 'in_progress')
  const steps = run.progress_steps.map(({ message, completed }) => ({
    label: stepWord(message),
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
            alt="Preview of your design"
            className="absolute inset-0 size-full object-cover transition-[filter] duration-250 ease-out"
            style={{ filter: `blur(${MAX_BLUR_PX * (1 - run.progress / 100)}px)` }}
          />
        )}
      </div>
      <div className="mt-3 rounded-6 bg-surface p-5 md:absolute md:bottom-6 md:left-6 md:mt-0 md:w-80 md:shadow-float">
        <Stepper label="Progress" steps={steps} />
        <div className="mt-4">
          <Progress label="Your design" value={run.progress} isLabelHidden />
        </div>
        {left && <p className="num mt-3 text-13 text-muted">{left}</p>}
      </div>
      <p role="status" className="sr-only">
        {current && stepWord(current.message)}
      </p>
    </div>
  )
}
