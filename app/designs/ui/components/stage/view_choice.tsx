import { Chip } from '#app/common/ui/kit/chip'

export type StageView = 'compare' | 'result' | 'original' | 'versions'

const LABELS: Record<StageView, string> = {
  compare: 'Before and after',
  result: 'Redesigned',
  original: 'Original',
  versions: 'Side by side',
}

interface ViewChoiceProps {
  views: readonly StageView[]
  value: StageView
  onChange: (view: StageView) => void
}

/** How the result is looked at; the unaltered original is one click away. */
export function ViewChoice({ views, value, onChange }: ViewChoiceProps) {
  return (
    <div role="group" aria-label="View" className="flex flex-wrap gap-2">
      {views.map((view) => (
        <Chip key={view} isChosen={view === value} onClick={() => onChange(view)}>
          {LABELS[view]}
        </Chip>
      ))}
    </div>
  )
}
