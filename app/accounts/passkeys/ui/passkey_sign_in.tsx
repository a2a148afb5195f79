import { useRef, useEffect, useEffectEvent, useState } from 'react'
import { Fingerprint } from 'lucide-react'
import { router } from '@inertiajs/react'
import {
  provePasskey,
  usePasskeySupport,
  canOfferPasskeys,
  offerPasskeys,
  stopOffering,
} from '#app/accounts/passkeys/ui/ask_device'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
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
    const body = { credential, ...(remember?.checked && { remember: true }) }
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

/** Challenges expire on the server after five minutes. */
const RENEW_MS = 4 * 60 * 1000

type OfferedCredential = NonNullable<Awaited<ReturnType<typeof offerPasskeys>>>

/**
 * Offers passkeys in the username field.
 * @returns a function that offers them again after another browser prompt ended it
 */
function useOfferedPasskeys(onChosen: (credential: OfferedCredential) => Promise<unknown>) {
  const [round, setRound] = useState(0)
  const choose = useEffectEvent(onChosen)

  useEffect(() => {
    let isOver = false
    const offer = async () => {
      if (!(await canOfferPasskeys()) || isOver) return
      const options = await answered(api.api.passkeySignIns.offer({})).catch(() => null)
      if (isOver || !options) return
      const credential = await offerPasskeys(options)
      if (isOver || !credential) return
      if (!(await choose(credential))) setRound((count) => count + 1)
    }
    void offer()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((count) => count + 1)
    }, RENEW_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [round])

  useEffect(() => () => void stopOffering(), [])

  return () => setRound((count) => count + 1)
}
