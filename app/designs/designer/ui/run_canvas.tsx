import { useEffect, useState, type ReactNode } from 'react'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { stepWord, secondsLeft, timeLeft, type Run } from '#app/designs/designer/ui/run_words'
import type { Engine } from '#app/designs/ui/types'
import { Progress } from '#app/kit/display/progress'
import { Stepper } from '#app/kit/display/stepper'

interface RunCanvasProps {
  run: Run
  /** who makes it; without one, whoever makes what is ordered next */
  engine?: Engine
  /** beside the current step */
  hint?: string
  /** the original */
  children: ReactNode
}

/** Blur of the first preview, in px; it clears with progress. */
const MAX_BLUR_PX = 14

export function RunCanvas({ run, engine, hint, children }: RunCanvasProps) {
  const { engine: chosen } = useDesignerState()
  const left = useTimeLeft(run.progress, (engine ?? chosen).typical_seconds)
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

const TICK_MS = 1_000

/**
 * Estimated time left of a run, in words. Counts down between progress events.
 * @param typical seconds of a whole run; null if not measured
 */
function useTimeLeft(progress: number, typical: number | null): string | null {
  const [report, setReport] = useState({ progress, seconds: 0 })
  if (report.progress !== progress) setReport({ progress, seconds: 0 })

  useEffect(() => {
    const timer = setInterval(
      () => setReport((last) => ({ ...last, seconds: last.seconds + TICK_MS / 1000 })),
      TICK_MS
    )
    return () => clearInterval(timer)
  }, [])

  if (typical === null) return null
  return timeLeft(secondsLeft(typical, progress, report.seconds))
}
