import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'

interface EndSessionsProps {
  reportId: number
  name: string
}

/** Signs a reported person out everywhere. */
export function EndSessions({ reportId, name }: EndSessionsProps) {
  const [isOpen, setOpen] = useState(false)
  const { run, isRunning, refusal } = useCall()

  const end = async () => {
    const call = api.api.staffReports.endSessions({ params: { id: reportId } })
    if (!(await run(() => answered(call)))) return
    setOpen(false)
    toast.success(`Signed ${isolated(name)} out everywhere`)
  }

  return (
    <FormDialog
      title="Sign out everywhere?"
      description={`Every browser of ${isolated(name)} has to sign in again. Use it when somebody else seems to be in the account.`}
      size="sm"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="quiet" className="-ml-3">
          Sign out everywhere
        </Button>
      }
      submit="Sign out everywhere"
      isLoading={isRunning}
      onSubmit={() => void end()}
    >
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
