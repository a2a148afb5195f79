import { Check } from 'lucide-react'
import { Tooltip } from '#app/kit/overlay/tooltip'
import type { LookOption } from '#app/designs/ui/types'

const MAX_COLORS = 5

interface ColorChoiceProps {
  colors: readonly LookOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** choosing another color replaces the first */
  isSingle?: boolean
}

/** The first chosen color is the most important. */
export function ColorChoice({ colors, value, onChange, isSingle = false }: ColorChoiceProps) {
  const isFull = !isSingle && value.length >= MAX_COLORS
  const others = isSingle ? [] : value
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((each) => each !== id) : [...others, id])
  const hint = isSingle ? '' : `Choose up to ${MAX_COLORS}. Start with the most important.`
  const names = value.flatMap((id) => colors.find((color) => color.id === id)?.label ?? [])

  return (
    <div role="group" aria-label="Colors">
      <div className="grid grid-cols-8 gap-2.5 sm:grid-cols-12 lg:grid-cols-8">
        {colors.map(({ id, label, swatches }) => {
          const isChosen = value.includes(id)
          return (
            <Tooltip key={id} text={label}>
              <button
                type="button"
                aria-label={label}
                aria-pressed={isChosen}
                disabled={isFull && !isChosen}
                onClick={() => toggle(id)}
                className="grid aspect-square w-full place-items-center rounded-full border border-line outline-offset-2 outline-brass disabled:opacity-35 aria-pressed:outline-2"
                style={{ backgroundColor: swatches[0] }}
              >
                {isChosen && (
                  <span className="grid size-5 place-items-center rounded-full bg-black/60 text-white">
                    <Check size={14} strokeWidth={2} aria-hidden />
                  </span>
                )}
              </button>
            </Tooltip>
          )
        })}
      </div>
      <p className="mt-3 min-h-5 text-13 text-muted" aria-live="polite">
        {names.length > 0 ? names.join(', ') : hint}
      </p>
    </div>
  )
}
