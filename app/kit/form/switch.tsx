import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode
  hint?: ReactNode
}

/** On or off, applied at once; if it needs a "save", use `Checkbox`. */
export function Switch({ label, hint, className = '', ...rest }: SwitchProps) {
  return (
    <label
      className={`flex items-start justify-between gap-6 has-disabled:opacity-60 ${className}`}
    >
      <span>
        {label}
        {hint && <span className="block text-13 text-muted">{hint}</span>}
      </span>
      <span className="relative h-6 w-10 shrink-0">
        <input
          type="checkbox"
          role="switch"
          className="peer absolute inset-0 size-full appearance-none rounded-full border border-faint bg-raised checked:border-brass checked:bg-brass"
          {...rest}
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-transform duration-150 ease-out peer-checked:translate-x-4 peer-checked:bg-on-brass" />
      </span>
    </label>
  )
}
