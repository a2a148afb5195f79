import { Plus } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { Button } from '#app/kit/button/button'
import { toast } from '#app/kit/toast/toast'
import { makePasskey } from '#app/accounts/ui/components/passkeys/ask_device'
import { deviceName } from '#app/accounts/ui/components/passkeys/device_name'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useConfirmedCall } from '#app/accounts/ui/components/settings/use_confirmed_call'

interface AddPasskeyProps {
  taken: readonly string[]
  onAdded: () => void
}

export function AddPasskey({ taken, onAdded }: AddPasskeyProps) {
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const add = async () => {
    const answer = await run(async () => {
      const credential = await makePasskey(await answered(api.api.passkeys.offer({})))
      if (!credential) return null
      const name = deviceName(navigator.userAgent, taken)
      return answered(api.api.passkeys.store({ body: { name, credential } }))
    })
    if (!answer) return
    toast.success(`Added “${answer.passkey.name}”`)
    onAdded()
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="primary" icon={Plus} isLoading={isRunning} onClick={() => void add()}>
        Add a passkey
      </Button>
      <RefusalNote refusal={refusal && { ...refusal, errors: {} }} />
      {dialog}
    </div>
  )
}
