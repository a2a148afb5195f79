import { useRef } from 'react'
import { Fingerprint } from 'lucide-react'
import { router } from '@inertiajs/react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { provePasskey } from '#app/accounts/ui/components/passkeys/ask_device'
import { useOfferedPasskeys } from '#app/accounts/ui/components/passkeys/use_offered_passkeys'
import { usePasskeySupport } from '#app/accounts/ui/components/passkeys/use_passkey_support'
import { RefusalNote } from '#app/kit/form/refusal_note'

type Credential = NonNullable<Awaited<ReturnType<typeof provePasskey>>>

/** Inside the sign-in form, so that its "keep me signed in" applies here too. */
export function PasskeySignIn() {
  const box = useRef<HTMLDivElement>(null)
  const support = usePasskeySupport()
  const { run, isRunning, refusal } = useCall()

  const signIn = async (credential: Credential) => {
    const remember = box.current
      ?.closest('form')
      ?.querySelector<HTMLInputElement>('[name=remember]')
    const body = { credential, ...(remember?.checked && { remember: true as const }) }
    const { redirect } = await answered(api.api.passkeySignIns.store({ body }))
    router.visit(redirect)
    return true
  }
  const ask = () =>
    run(async () => {
      const credential = await provePasskey(await answered(api.api.passkeySignIns.offer({})))
      return credential && signIn(credential)
    })
  const restart = useOfferedPasskeys((credential) => run(() => signIn(credential)))

  if (support !== 'yes') return null
  return (
    <div ref={box} className="flex flex-col gap-3">
      <Button
        size="lg"
        isWide
        icon={Fingerprint}
        isLoading={isRunning}
        onClick={() => void ask().then((isSignedIn) => isSignedIn ?? restart())}
      >
        Use a passkey
      </Button>
      <RefusalNote refusal={refusal && { ...refusal, errors: {} }} />
    </div>
  )
}
