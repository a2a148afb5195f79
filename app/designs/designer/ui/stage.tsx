import { lazyPart } from '#app/kit/offline/lazy_part'
import { useEffect, useCallback, useState } from 'react'
import { RotateCcw } from 'lucide-react'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { EmptyStage } from '#app/designs/designer/ui/empty_stage'
import { RunCanvas } from '#app/designs/designer/ui/run_canvas'
import { FIRST_RUN } from '#app/designs/designer/ui/run_words'
import { StageHead } from '#app/designs/designer/ui/stage_head'
import { engineFor } from '#app/designs/engines/ui/engine_words'
import { designApi } from '#app/designs/ui/design_api'
import { Fitted, STAGE_SIZES } from '#app/designs/ui/fitted'
import { smallCopy } from '#app/designs/ui/small_copy'
import { isDesignRunning, type Design } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { useStore } from '#app/kit/hooks/use_store'
import { MissingPicture } from '#app/kit/media/missing_picture'
import { Photo } from '#app/kit/media/photo'

const loadFinished = () => import('#app/designs/designer/ui/finished_stage')
const loadFailed = () => import('#app/designs/designer/ui/failed_stage')
const FinishedStage = lazyPart(async () => ({ default: (await loadFinished()).FinishedStage }))
const FailedStage = lazyPart(async () => ({ default: (await loadFailed()).FailedStage }))

/** The room in its current state. Code for finished and failed states loads during a run. */
export function Stage() {
  const { draft, shown } = useDesignerState()
  const isComing = draft.photograph !== null || (shown !== null && isDesignRunning(shown))
  useEffect(() => {
    if (isComing) void Promise.all([loadFinished(), loadFailed()])
  }, [isComing])

  if (draft.photograph) return <DraftStage photograph={draft.photograph.blob} />
  if (!shown) return <EmptyStage />
  if (isDesignRunning(shown)) return <RunningStage design={shown} />
  if (shown.status === 'failed') return <FailedStage design={shown} />
  return <FinishedStage key={shown.id} design={shown} />
}

function RunningStage({ design }: { design: Design }) {
  const { engines } = useDesignerState()
  return (
    <div className="flex flex-col gap-5">
      <StageHead options={design.options}>
        <p className="text-13 text-muted">You can leave. We’ll keep working.</p>
      </StageHead>
      <Fitted width={design.image_width} height={design.image_height}>
        <RunCanvas run={design} engine={engineFor(engines, design.engine_kind)}>
          <Photo
            image={design.original_image}
            ratio="as-is"
            sizes={STAGE_SIZES}
            alt="Your photo"
            priority
          />
        </RunCanvas>
      </Fitted>
    </div>
  )
}

const NO_ROOM =
  'This doesn’t look like the inside of a room. You can continue, but the result may not be what you expect.'

/** The chosen photo, before ordering and during the upload. */
function DraftStage({ photograph }: { photograph: Blob }) {
  const { desk, draft, options } = useDesignerState()
  const { isSending, sent } = useStore(desk)
  const isDoubted = useRoomCheck(photograph)

  return (
    <div className="flex flex-col gap-5">
      <StageHead options={options}>
        {!isSending && (
          <Button icon={RotateCcw} size="sm" onClick={draft.clear}>
            Change photo
          </Button>
        )}
      </StageHead>
      {isSending ? (
        <RunCanvas run={FIRST_RUN} hint={sent < 100 ? `${sent}% uploaded` : undefined}>
          <LocalPhoto blob={photograph} />
        </RunCanvas>
      ) : (
        <LocalPhoto blob={photograph} />
      )}
      <p role="status" className="max-w-[68ch] text-13 text-muted empty:hidden">
        {isDoubted && !isSending && NO_ROOM}
      </p>
    </div>
  )
}

/** A photo that isn't uploaded yet. Some browsers can't show HEIC and similar formats. */
function LocalPhoto({ blob }: { blob: Blob }) {
  const [broken, setBroken] = useState<Blob | null>(null)
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob]
  )

  if (broken === blob) {
    return (
      <span className="relative block aspect-3/2 w-full rounded-6 bg-raised">
        <MissingPicture alt="Your photo. This browser can’t preview it." />
      </span>
    )
  }
  return (
    <img
      ref={show}
      alt="Your photo"
      onError={() => setBroken(blob)}
      className="block max-h-[78dvh] min-h-48 w-full rounded-6 bg-raised object-contain"
    />
  )
}

/** Whether a photo seems to show no room; false if the check failed. */
function useRoomCheck(photograph: Blob): boolean {
  const [doubted, setDoubted] = useState<Blob | null>(null)

  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const { looks_like_room: looksLikeRoom } = await designApi.check(await smallCopy(photograph))
      if (isCurrent && looksLikeRoom === false) setDoubted(photograph)
    }
    check().catch(() => {})
    return () => void (isCurrent = false)
  }, [photograph])

  return doubted === photograph
}
