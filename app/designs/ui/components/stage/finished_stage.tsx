import { useState } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import { Fitted } from '#app/designs/ui/components/fitted'
import { DesignFacts } from '#app/designs/ui/components/stage/design_facts'
import { FinishedActions } from '#app/designs/ui/components/stage/finished_actions'
import { ResultPicture } from '#app/designs/ui/components/stage/result_picture'
import { RunCanvas } from '#app/designs/ui/components/stage/run_canvas'
import { StageHead } from '#app/designs/ui/components/stage/stage_head'
import { VersionGrid } from '#app/designs/ui/components/stage/version_grid'
import { ViewChoice, type StageView } from '#app/designs/ui/components/stage/view_choice'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { FIRST_RERUN } from '#app/designs/ui/state/first_run'
import { titleOf } from '#app/designs/ui/state/look_words'
import { versionsOf } from '#app/designs/ui/state/versions_of'
import type { Design } from '#app/designs/ui/state/types'

export function FinishedStage({ design }: { design: Design }) {
  const { shelf, desk, looks, vary } = useDesignerState()
  const { designs } = useStore(shelf)
  const { isSending } = useStore(desk)
  const [view, setView] = useState<StageView>('compare')
  const versions = versionsOf(design, designs)
  const hasOriginal = design.original_image !== null
  const views: StageView[] = hasOriginal ? ['compare', 'result', 'original'] : ['result']
  if (versions.length > 1) views.push('versions')
  const open = views.includes(view) ? view : 'result'
  const title = titleOf(design.options, looks)

  const picture =
    open === 'versions' ? (
      <VersionGrid versions={versions} shownId={design.id} />
    ) : (
      <Fitted width={design.image_width} height={design.image_height}>
        <ResultPicture design={design} view={open} title={title} />
      </Fitted>
    )

  return (
    <div className="flex flex-col gap-5">
      <StageHead options={design.options}>
        <ViewChoice views={views} value={open} onChange={setView} />
      </StageHead>
      {isSending ? <RunCanvas run={FIRST_RERUN}>{picture}</RunCanvas> : picture}
      <FinishedActions design={design} onVary={vary} isBusy={isSending} />
      <DesignFacts design={design} />
    </div>
  )
}
