import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { designApi, type NewRestyle } from '#app/designs/ui/design_api'

/** Orders a restyle. A repeat isn't charged again. */
export function useRestyleOrder(slug: string) {
  const { run, isRunning, refusal } = useCall()
  const [isLeaving, setLeaving] = useState(false)
  const retry = useRetryKey()

  const order = async (restyle: NewRestyle) => {
    const key = retry.of([slug, restyle])
    const answer = await run(() => designApi.startRestyle(slug, restyle, key))
    if (!answer) return
    setLeaving(true)
    router.visit(`/restyles/${answer.restyle.id}`, { onFinish: () => setLeaving(false) })
  }

  return { order, isSending: isRunning || isLeaving, refusal }
}
