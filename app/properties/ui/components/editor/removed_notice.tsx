import { Button } from '#app/kit/button/button'

interface RemovedNoticeProps {
  isShown: boolean
  onUndo: () => void
}

/** Takes the focus, because the photo that had it is gone. */
export function RemovedNotice({ isShown, onUndo }: RemovedNoticeProps) {
  return (
    <div role="status">
      {isShown && (
        <p className="flex items-center justify-between gap-4 rounded-6 bg-raised py-2 pr-2 pl-4 text-13">
          Photo removed.
          <Button size="sm" variant="quiet" autoFocus onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}
