import { useEffect, useEffectEvent, useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import {
  canOfferPasskeys,
  offerPasskeys,
  stopOffering,
} from '#app/accounts/ui/components/passkeys/ask_device'

/** Challenges expire on the server after five minutes. */
const RENEW_MS = 4 * 60 * 1000

type Credential = NonNullable<Awaited<ReturnType<typeof offerPasskeys>>>

/**
 * Offers passkeys in the username field.
 * @returns a function that offers them again after another browser prompt ended it
 */
export function useOfferedPasskeys(onChosen: (credential: Credential) => Promise<unknown>) {
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
