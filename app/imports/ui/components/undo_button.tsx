import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Undo2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'

export function UndoButton({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const undo = async () => {
    setOpen(false)
    const answer = await run(() => answered(api.api.api.importUndos.store({ params: { id } })))
    if (answer) router.reload()
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
        Listings that it made are deleted, and updated ones get back what they said. Listings that
        somebody changed since stay as they are.
      </ConfirmDialog>
    </>
  )
}
