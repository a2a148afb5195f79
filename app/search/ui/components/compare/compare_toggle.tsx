import { Checkbox } from '#app/kit/form/checkbox'
import { useStore } from '#app/kit/hooks/use_store'
import { MAX_COMPARED } from '#app/search/contract/compare'
import { compared, toggleCompared } from '#app/search/ui/state/compared'

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
