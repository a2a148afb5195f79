import type { ReactNode } from 'react'
import type { LookOption } from '#app/designs/ui/state/types'

interface TileGroupProps {
  label: string
  options: readonly LookOption[]
  value: string | null
  onChange: (value: string | null) => void
  picture: (option: LookOption) => ReactNode
}

/** A single choice with pictures. Choosing again clears it. */
export function TileGroup({ label, options, value, onChange, picture }: TileGroupProps) {
  const chosen = options.find(({ id }) => id === value)
  return (
    <div role="group" aria-label={label}>
      <div className="grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-4 lg:grid-cols-3">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            aria-pressed={option.id === value}
            title={option.description}
            onClick={() => onChange(option.id === value ? null : option.id)}
            className="group min-w-0 rounded-6 text-left"
          >
            <span className="block aspect-4/3 overflow-hidden rounded-6 outline-offset-2 outline-brass group-hover:opacity-90 group-aria-pressed:outline-2">
              {picture(option)}
            </span>
            <span className="mt-1.5 block truncate text-12 text-muted group-hover:text-ink group-aria-pressed:text-ink">
              {option.label}
            </span>
          </button>
        ))}
      </div>
      <p dir="auto" className="mt-3 min-h-5 text-13 text-muted" aria-live="polite">
        {chosen?.description}
      </p>
    </div>
  )
}
