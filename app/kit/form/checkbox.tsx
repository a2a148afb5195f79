import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** A styled native checkbox, so that it works in a plain form before scripts run. */
export function Checkbox({ label, hint, error, className = '', ...rest }: CheckboxProps) {
  return (
    <div className={className}>
      <label className="flex w-fit items-start gap-3 has-disabled:opacity-60">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 size-5 appearance-none rounded-2 border border-faint bg-surface checked:border-brass checked:bg-brass aria-invalid:border-danger"
            {...rest}
          />
          <Check
            size={16}
            strokeWidth={1.5}
            aria-hidden
            className="pointer-events-none relative text-on-brass opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>
          {label}
          {hint && <span className="block text-13 text-muted">{hint}</span>}
        </span>
      </label>
      {error && (
        <p role="alert" className="mt-1.5 text-13 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
