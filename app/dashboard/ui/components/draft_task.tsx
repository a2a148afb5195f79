import { missingSteps } from '#app/dashboard/ui/components/missing_steps'
import { TaskRow } from '#app/dashboard/ui/components/task_row'
import type { OwnDraft } from '#app/dashboard/ui/types'

export function DraftTask({ draft }: { draft: OwnDraft }) {
  const { steps, publishing } = missingSteps(draft.slug, draft.missing)
  return (
    <TaskRow
      href={steps[0]?.href ?? publishing}
      title={draft.name ?? 'Untitled listing'}
      photo={draft.featured_image}
    >
      {steps.length
        ? `Draft. Add ${list(steps.map(({ word }) => word))} to publish.`
        : 'Draft. Ready to publish.'}
    </TaskRow>
  )
}

const list = (words: string[]) => new Intl.ListFormat('en').format(words)
