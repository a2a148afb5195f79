import { useState, type ReactNode } from 'react'
import { Undo2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'

interface UndoImportProps {
  call: () => Promise<unknown>
  /** what becomes of what it brought */
  children: ReactNode
}

export function UndoImport({ call, children }: UndoImportProps) {
  const [isOpen, setOpen] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const undo = async () => {
    setOpen(false)
    if (await run(call)) reloadPage()
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
        {children}
      </ConfirmDialog>
    </>
  )
}
