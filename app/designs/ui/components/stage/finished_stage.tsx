import { useState } from 'react'
import { ImagePlus, Layers, RefreshCw, Share } from 'lucide-react'
import { useStore } from '#app/common/ui/hooks/use_store'
import { Button } from '#app/common/ui/kit/button'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { Fitted } from '#app/designs/ui/components/fitted'
import { UseMenu } from '#app/designs/ui/components/listing/use_menu'
import { DeleteButton } from '#app/designs/ui/components/stage/delete_button'
import { DesignFacts } from '#app/designs/ui/components/stage/design_facts'
import { DownloadMenu } from '#app/designs/ui/components/stage/download_menu'
import { FavoriteButton } from '#app/designs/ui/components/stage/favorite_button'
import { ResultPicture } from '#app/designs/ui/components/stage/result_picture'
import { RunCanvas } from '#app/designs/ui/components/stage/run_canvas'
import { StageHead } from '#app/designs/ui/components/stage/stage_head'
import { VersionGrid } from '#app/designs/ui/components/stage/version_grid'
import { ViewChoice, type StageView } from '#app/designs/ui/components/stage/view_choice'
import { useDesignActions } from '#app/designs/ui/hooks/use_design_actions'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { FIRST_RERUN } from '#app/designs/ui/state/first_run'
import { titleOf } from '#app/designs/ui/state/look_words'
import { versionsOf } from '#app/designs/ui/state/versions_of'
import type { Design } from '#app/designs/ui/state/types'

/** A design that is there: before and after, what it is, and all that may be done with it. */
export function FinishedStage({ design }: { design: Design }) {
  const { shelf, desk, looks, goTo, vary } = useDesignerState()
  const { designs } = useStore(shelf)
  const { isSending } = useStore(desk)
  const { remove } = useDesignActions(shelf)
  const [view, setView] = useState<StageView>('compare')
  const versions = versionsOf(design, designs)
  const hasOriginal = design.original_image !== null
  const views: StageView[] = hasOriginal ? ['compare', 'result', 'original'] : ['result']
  if (versions.length > 1) views.push('versions')
  const open = views.includes(view) ? view : 'result'
  const title = titleOf(design.options, looks)
  const dismiss = async () => {
    if (await remove(design.id)) goTo({ designId: null })
  }

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
      <div className="flex flex-wrap items-center gap-2">
        {hasOriginal && (
          <Button variant="ink" icon={RefreshCw} isLoading={isSending} onClick={() => void vary()}>
            Another version
          </Button>
        )}
        {hasOriginal && (
          <ButtonLink href={`/designs/${design.id}/surfaces`} icon={Layers}>
            Correct the surfaces
          </ButtonLink>
        )}
        <DownloadMenu design={design} />
        <ButtonLink href={`/designs/${design.id}/share`} icon={Share}>
          Share
        </ButtonLink>
        <UseMenu design={design} />
        <Button icon={ImagePlus} onClick={() => goTo({ designId: null })}>
          New room
        </Button>
        <span className="ml-auto flex gap-2">
          <FavoriteButton design={design} shelf={shelf} />
          <DeleteButton onDelete={() => void dismiss()} />
        </span>
      </div>
      <DesignFacts design={design} />
    </div>
  )
}
