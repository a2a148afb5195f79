import { RotateCcw } from 'lucide-react'
import { useStore } from '#app/kit/hooks/use_store'
import { Button } from '#app/kit/button/button'
import { LocalPhoto } from '#app/designs/ui/components/stage/local_photo'
import { RunCanvas } from '#app/designs/ui/components/stage/run_canvas'
import { StageHead } from '#app/designs/ui/components/stage/stage_head'
import { useRoomCheck } from '#app/designs/ui/hooks/use_room_check'
import { FIRST_RUN } from '#app/designs/ui/state/first_run'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'

const NO_ROOM =
  "This doesn't look like the inside of a room. You can continue, but the result may not be what you expect."

/** The chosen photo, before ordering and during the upload. */
export function DraftStage({ photograph }: { photograph: Blob }) {
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
