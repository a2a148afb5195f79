import { Fingerprint } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { provePasskey } from '#app/accounts/ui/components/passkeys/ask_device'
import { usePasskeySupport } from '#app/accounts/ui/components/passkeys/use_passkey_support'
import { RefusalNote } from '#app/kit/form/refusal_note'

interface ConfirmByPasskeyProps {
  size?: 'md' | 'lg'
  onConfirmed: (redirect: string) => void
}

export function ConfirmByPasskey({ size, onConfirmed }: ConfirmByPasskeyProps) {
  const support = usePasskeySupport()
  const { run, isRunning, refusal } = useCall()

  const confirm = async () => {
    const answer = await run(async () => {
      const credential = await provePasskey(await answered(api.api.passkeyConfirmations.offer({})))
      return credential && answered(api.api.passkeyConfirmations.store({ body: { credential } }))
    })
    if (answer) onConfirmed(answer.redirect)
  }

  if (support !== 'yes') return null
  return (
    <div className="flex flex-col gap-3">
      <Button
        size={size}
        isWide
        icon={Fingerprint}
        isLoading={isRunning}
        onClick={() => void confirm()}
      >
        Use a passkey
      </Button>
      <RefusalNote refusal={refusal && { ...refusal, errors: {} }} />
    </div>
  )
}
