import { Check } from 'lucide-react'
import { Spinner } from '#app/kit/list/spinner'

export interface Step {
  label: string
  state: 'pending' | 'in_progress' | 'done'
  hint?: string
}

interface StepperProps {
  label: string
  steps: readonly Step[]
}

const SPOKEN = { pending: 'to come', in_progress: 'under way', done: 'done' }

/** The steps of an automatic process. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === 'in_progress' ? 'step' : undefined}
          className={`flex items-center gap-3 border-b border-line py-3 last:border-0 ${step.state === 'pending' ? 'text-muted' : ''}`}
        >
          <span className="grid size-5 shrink-0 place-items-center text-positive">
            {step.state === 'done' && <Check size={18} strokeWidth={1.5} aria-hidden />}
            {step.state === 'in_progress' && <Spinner />}
            {step.state === 'pending' && <span className="size-1.5 rounded-full bg-faint" />}
          </span>
          <span className="flex-1">{step.label}</span>
          {step.hint && <span className="num text-13 text-muted">{step.hint}</span>}
          <span className="sr-only">{SPOKEN[step.state]}</span>
        </li>
      ))}
    </ol>
  )
}
