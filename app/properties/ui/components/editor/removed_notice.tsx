import { Button } from '#app/common/ui/kit/button'

interface RemovedNoticeProps {
  isShown: boolean
  onUndo: () => void
}

/** Says that a photograph went, and takes it back. Focus goes there: what was focused is gone too. */
export function RemovedNotice({ isShown, onUndo }: RemovedNoticeProps) {
  return (
    <div role="status">
      {isShown && (
        <p className="flex items-center justify-between gap-4 rounded-6 bg-raised py-2 pr-2 pl-4 text-13">
          The photograph is removed.
          <Button size="sm" variant="quiet" autoFocus onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}
