import { useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { useCall } from '#app/kit/calls/use_call'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { designApi, type NewRestyle } from '#app/designs/ui/design_api'

/** Orders a restyle. Until it is answered it keeps its key, so a repeat isn't charged again. */
export function useRestyleOrder(slug: string) {
  const { run, isRunning, refusal } = useCall()
  const [isLeaving, setLeaving] = useState(false)
  const open = useRef<{ what: string; key: string } | null>(null)

  const order = async (restyle: NewRestyle) => {
    const what = JSON.stringify(restyle)
    if (open.current?.what !== what) open.current = { what, key: makeUploadKey() }
    const { key } = open.current
    const answer = await run(() => designApi.startRestyle(slug, restyle, key))
    if (!answer) return
    setLeaving(true)
    router.visit(`/restyles/${answer.restyle.id}`, { onFinish: () => setLeaving(false) })
  }

  return { order, isSending: isRunning || isLeaving, refusal }
}
