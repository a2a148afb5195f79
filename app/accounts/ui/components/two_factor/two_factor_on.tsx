import { useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { Button } from '#app/kit/button/button'
import { Badge } from '#app/kit/display/badge'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'

interface TwoFactorOnProps {
  codesLeft: number
  onNewCodes: (recoveryCodes: string[]) => void
  onRemoved: () => void
}

export function TwoFactorOn({ codesLeft, onNewCodes, onRemoved }: TwoFactorOnProps) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const renew = async () => {
    const answer = await run(() => answered(api.api.twoFactor.renewRecoveryCodes({})))
    if (answer) onNewCodes(answer.recovery_codes)
  }
  const remove = async () => {
    if (!(await run(() => answered(api.api.twoFactor.destroy({}))))) return
    toast.success('Two-factor sign-in is off')
    onRemoved()
  }

  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="positive">On</Badge>
        {leftSentence(codesLeft)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button isLoading={isRunning} onClick={() => setAsked('renew')}>
          New recovery codes
        </Button>
        <Button variant="quiet" onClick={() => setAsked('remove')}>
          Turn off
        </Button>
      </div>
      <RefusalNote refusal={refusal} />
      <ConfirmDialog
        title="Make new recovery codes?"
        confirmLabel="Make new codes"
        isOpen={asked === 'renew'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => void renew()}
      >
        The ones you have stop working.
      </ConfirmDialog>
      <ConfirmDialog
        title="Turn off two-factor sign-in?"
        confirmLabel="Turn off"
        isOpen={asked === 'remove'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => void remove()}
      >
        Your password alone will sign you in.
      </ConfirmDialog>
      {dialog}
    </div>
  )
}

function leftSentence(left: number): string {
  if (left === 0) return 'You have no recovery codes left. Make new ones.'
  return left === 1 ? 'One recovery code left.' : `${left} recovery codes left.`
}
