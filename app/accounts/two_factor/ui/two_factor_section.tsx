import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { RecoveryCodes } from '#app/accounts/two_factor/ui/recovery_codes'
import { TwoFactorOff } from '#app/accounts/two_factor/ui/two_factor_off'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { Badge } from '#app/kit/display/badge'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'

export default function TwoFactorSection() {
  const [codes, setCodes] = useState<string[] | null>(null)
  const query = useQuery(
    {
      queryKey: ['settings', 'two-factor'],
      queryFn: () => answered(api.api.twoFactor.show({})),
    },
    queries
  )

  const showCodes = (fresh: string[]) => {
    setCodes(fresh)
    void query.refetch()
  }

  return (
    <Section
      title="Two-factor sign-in"
      description="After your password, vesta asks for a code from an app on your phone. Whoever learns your password still can’t sign in."
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <Loaded query={query}>
          {({ two_factor: state }) =>
            state.is_on ? (
              <TwoFactorOn
                codesLeft={state.recovery_codes_left}
                onNewCodes={showCodes}
                onRemoved={() => void query.refetch()}
              />
            ) : (
              <TwoFactorOff onConfirmed={showCodes} />
            )
          }
        </Loaded>
      )}
    </Section>
  )
}

interface TwoFactorOnProps {
  codesLeft: number
  onNewCodes: (recoveryCodes: string[]) => void
  onRemoved: () => void
}

function TwoFactorOn({ codesLeft, onNewCodes, onRemoved }: TwoFactorOnProps) {
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
