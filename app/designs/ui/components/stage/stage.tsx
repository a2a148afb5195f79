import { DraftStage } from '#app/designs/ui/components/stage/draft_stage'
import { EmptyStage } from '#app/designs/ui/components/stage/empty_stage'
import { FailedStage } from '#app/designs/ui/components/stage/failed_stage'
import { FinishedStage } from '#app/designs/ui/components/stage/finished_stage'
import { RunningStage } from '#app/designs/ui/components/stage/running_stage'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { isRunning } from '#app/designs/ui/state/types'

/** The large half of the page: the room, in whichever state it is. */
export function Stage() {
  const { draft, shown } = useDesignerState()
  if (draft.photograph) return <DraftStage photograph={draft.photograph.blob} />
  if (!shown) return <EmptyStage />
  if (isRunning(shown)) return <RunningStage design={shown} />
  if (shown.status === 'failed') return <FailedStage design={shown} />
  return <FinishedStage key={shown.id} design={shown} />
}
