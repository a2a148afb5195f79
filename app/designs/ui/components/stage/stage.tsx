import { lazy, useEffect } from 'react'
import { DraftStage } from '#app/designs/ui/components/stage/draft_stage'
import { EmptyStage } from '#app/designs/ui/components/stage/empty_stage'
import { RunningStage } from '#app/designs/ui/components/stage/running_stage'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { isRunning } from '#app/designs/ui/state/types'

const loadFinished = () => import('#app/designs/ui/components/stage/finished_stage')
const loadFailed = () => import('#app/designs/ui/components/stage/failed_stage')
const FinishedStage = lazy(async () => ({ default: (await loadFinished()).FinishedStage }))
const FailedStage = lazy(async () => ({ default: (await loadFailed()).FailedStage }))

/** The room in its current state. Code for finished and failed states loads during a run. */
export function Stage() {
  const { draft, shown } = useDesignerState()
  const isComing = draft.photograph !== null || (shown !== null && isRunning(shown))
  useEffect(() => {
    if (isComing) void Promise.all([loadFinished(), loadFailed()])
  }, [isComing])

  if (draft.photograph) return <DraftStage photograph={draft.photograph.blob} />
  if (!shown) return <EmptyStage />
  if (isRunning(shown)) return <RunningStage design={shown} />
  if (shown.status === 'failed') return <FailedStage design={shown} />
  return <FinishedStage key={shown.id} design={shown} />
}
