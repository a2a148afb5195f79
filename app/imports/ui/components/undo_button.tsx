import { useState } from 'react'
import { Undo2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'

interface UndoButtonProps {
  id: number
  /** stops it first */
  isRunning: boolean
}

export function UndoButton({ id, isRunning: isAtWork }: UndoButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const undo = async () => {
    setOpen(false)
    const answer = await run(() => answered(api.api.api.importUndos.store({ params: { id } })))
    if (answer) reloadPage()
  }
  return (
    <>
      <Button icon={Undo2} isLoading={isRunning} onClick={() => setOpen(true)}>
        Undo import
      </Button>
      <RefusalNote refusal={refusal} />
      <ConfirmDialog
        title="Undo this import?"
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel="Undo import"
        onConfirm={() => void undo()}
      >
        {isAtWork && 'It stops now. '}
        Listings that it made are deleted with their photos, and updated ones get back what they
        said. Listings that someone changed since stay as they are.
      </ConfirmDialog>
    </>
  )
}
