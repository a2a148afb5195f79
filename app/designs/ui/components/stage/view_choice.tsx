import { Chip } from '#app/kit/button/chip'

export type StageView = 'compare' | 'result' | 'original' | 'versions'

const LABELS: Record<StageView, string> = {
  compare: 'Before and after',
  result: 'Redesign',
  original: 'Original',
  versions: 'Side by side',
}

interface ViewChoiceProps {
  views: readonly StageView[]
  value: StageView
  onChange: (view: StageView) => void
}

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
