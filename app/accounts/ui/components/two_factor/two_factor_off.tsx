import { useState } from 'react'
import { ShieldCheck } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { Button } from '#app/kit/button/button'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'
import { SetUpTwoFactor } from '#app/accounts/ui/components/two_factor/set_up_two_factor'

interface TwoFactorOffProps {
  onConfirmed: (recoveryCodes: string[]) => void
}

interface SetUp {
  secret: string
  qr: string
}

export function TwoFactorOff({ onConfirmed }: TwoFactorOffProps) {
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const start = async () => {
    const answer = await run(() => answered(api.api.twoFactor.store({})))
    if (answer) setSetUp(answer)
  }

  if (setUp) return <SetUpTwoFactor {...setUp} onConfirmed={onConfirmed} />
  return (
    <div className="flex flex-col items-start gap-4">
      <p>It’s off.</p>
      <Button
        variant="primary"
        icon={ShieldCheck}
        isLoading={isRunning}
        onClick={() => void start()}
      >
        Set up
      </Button>
      <RefusalNote refusal={refusal} />
      {dialog}
    </div>
  )
}
