import { RotateCcw } from 'lucide-react'
import { useStore } from '#app/common/ui/hooks/use_store'
import { Button } from '#app/common/ui/kit/button'
import { LocalPhoto } from '#app/designs/ui/components/stage/local_photo'
import { RunCanvas } from '#app/designs/ui/components/stage/run_canvas'
import { StageHead } from '#app/designs/ui/components/stage/stage_head'
import { useRoomCheck } from '#app/designs/ui/hooks/use_room_check'
import { FIRST_RUN } from '#app/designs/ui/state/first_run'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'

const NO_ROOM =
  'This does not look like the inside of a room. You can go on, but the result may disappoint.'

/** A photograph that was chosen, and is on its way once it was ordered. */
export function DraftStage({ photograph }: { photograph: Blob }) {
  const { desk, draft, options } = useDesignerState()
  const { isSending, sent } = useStore(desk)
  const isDoubted = useRoomCheck(photograph)

  return (
    <div className="flex flex-col gap-5">
      <StageHead options={options}>
        {!isSending && (
          <Button icon={RotateCcw} size="sm" onClick={draft.clear}>
            Another photograph
          </Button>
        )}
      </StageHead>
      {isSending ? (
        <RunCanvas run={FIRST_RUN} hint={sent < 100 ? `${sent} % sent` : undefined}>
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
