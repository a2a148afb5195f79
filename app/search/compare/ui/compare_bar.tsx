import { X } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { Checkbox } from '#app/kit/form/checkbox'
import { useStore } from '#app/kit/hooks/use_store'
import { MAX_COMPARED } from '#app/search/compare/compare_limits'
import { compared, comparePath, toggleCompared } from '#app/search/compare/ui/compared'

interface CompareBarProps {
  /** leaves room on narrow screens for a button that floats at the bottom */
  isAboveButton?: boolean
}

/** Shows the homes chosen so far and opens the comparison. */
export function CompareBar({ isAboveButton = false }: CompareBarProps) {
  const chosen = useStore(compared)
  if (!chosen.length) return null
  return (
    <div
      role="region"
      aria-label="Comparison"
      className={`fixed inset-x-4 z-20 mx-auto flex w-fit items-center gap-3 rounded-6 bg-surface py-2 pr-2 pl-4 shadow-float lg:bottom-4 ${isAboveButton ? 'bottom-[calc(80px+var(--bar-bottom))]' : 'bottom-[calc(16px+var(--bar-bottom))]'}`}
    >
      <span className="num text-13" aria-live="polite">
        {chosen.length} of {MAX_COMPARED}
      </span>
      {chosen.length > 1 ? (
        <ButtonLink size="sm" variant="ink" href={comparePath(chosen)}>
          Compare
        </ButtonLink>
      ) : (
        <span className="text-13 text-muted">Choose one more</span>
      )}
      <IconButton icon={X} size="sm" label="Clear comparison" onClick={() => compared.set([])} />
    </div>
  )
}

interface CompareToggleProps {
  home: { slug: string; name: string | null }
}

/** Adds a home to the comparison. Sits above the link that covers the card. */
export function CompareToggle({ home }: CompareToggleProps) {
  const chosen = useStore(compared)
  const isChosen = chosen.includes(home.slug)
  return (
    <Checkbox
      className="relative z-1 mt-2 w-fit text-13"
      label="Compare"
      aria-label={`Compare ${home.name ?? 'this home'}`}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= MAX_COMPARED}
      onChange={() => toggleCompared(home.slug)}
    />
  )
}
