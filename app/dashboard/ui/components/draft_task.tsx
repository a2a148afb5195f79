import type { Data } from '#data'
import { TaskRow } from '#app/dashboard/ui/components/task_row'
import { missingThings } from '#app/properties/ui/components/editor/state/missing_words'
import { stepOf } from '#app/properties/ui/components/editor/state/steps'

export function DraftTask({ draft }: { draft: Data.Dashboard.Draft }) {
  const missing = missingThings(Object.fromEntries(draft.missing.map((field) => [field, field])))
  const step = missing.length ? stepOf(missing[0].field) : 'publish'
  return (
    <TaskRow
      href={`/properties/${draft.slug}/edit?step=${step}`}
      title={draft.name ?? 'Untitled listing'}
      photo={draft.featured_image}
    >
      {missing.length
        ? `Draft. Add ${list(missing.map(({ word }) => word))} to publish.`
        : 'Draft. Ready to publish.'}
    </TaskRow>
  )
}

const list = (words: string[]) => new Intl.ListFormat('en').format(words)
