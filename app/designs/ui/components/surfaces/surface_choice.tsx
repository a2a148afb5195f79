import type { ReactNode } from 'react'

interface SurfaceChoiceProps {
  surface: number
  name: string
  hint: string
  swatch: ReactNode
  isChosen: boolean
  onChoose: (surface: number) => void
}

/** One of the surfaces to paint with; its number is the key that chooses it. */
export function SurfaceChoice(props: SurfaceChoiceProps) {
  const { surface, name, hint, swatch, isChosen, onChoose } = props
  return (
    <label
      title={hint}
      className="relative flex min-w-0 items-center gap-2.5 rounded-2 border border-line p-1.5 pr-2.5 hover:border-ink has-checked:border-brass has-checked:inset-ring has-checked:inset-ring-brass has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brass"
    >
      <input
        type="radio"
        name="surface"
        value={surface}
        checked={isChosen}
        onChange={() => onChoose(surface)}
        className="absolute inset-0 appearance-none outline-none"
      />
      {swatch}
      <span className="min-w-0 flex-1 text-13 leading-tight">{name}</span>
      <span aria-hidden className="num text-12 text-muted pointer-coarse:hidden">
        {surface}
      </span>
    </label>
  )
}
