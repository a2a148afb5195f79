import type { ReactNode } from 'react'

interface SurfaceChoiceProps {
  surface: number
  name: string
  hint: string
  swatch: ReactNode
  isChosen: boolean
  /** names a selection at once, instead of what is painted next */
  isName: boolean
  onChoose: (surface: number) => void
}

const LOOK =
  'relative flex min-w-0 flex-col items-center gap-1 rounded-2 border border-line p-1 text-center hover:border-ink has-checked:border-brass has-checked:inset-ring has-checked:inset-ring-brass has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brass sm:flex-row sm:gap-2.5 sm:p-1.5 sm:pr-2.5 sm:text-left'

/** Its number is also its keyboard shortcut. */
export function SurfaceChoice(props: SurfaceChoiceProps) {
  const { surface, name, hint, swatch, isChosen, isName, onChoose } = props
  const content = (
    <>
      {swatch}
      <span dir="auto" className="min-w-0 text-12 leading-tight sm:flex-1 sm:text-13">
        {name}
      </span>
      <span aria-hidden className="num text-12 text-muted max-sm:hidden">
        {surface}
      </span>
    </>
  )
  if (isName) {
    return (
      <button type="button" title={hint} className={LOOK} onClick={() => onChoose(surface)}>
        {content}
      </button>
    )
  }
  return (
    <label title={hint} className={LOOK}>
      {content}
      <input
        type="radio"
        name="surface"
        value={surface}
        checked={isChosen}
        onChange={() => onChoose(surface)}
        className="absolute inset-0 appearance-none outline-none"
      />
    </label>
  )
}
