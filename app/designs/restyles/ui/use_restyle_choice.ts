import { useEffect, useState } from 'react'
import { router } from '@inertiajs/react'
import {
  decided,
  firstChoice,
  isUnclear,
  withoutRoom,
  type PhotoChoice,
} from '#app/designs/restyles/ui/restyle_choice'
import { designApi, type NewRestyle } from '#app/designs/ui/design_api'
import { smallCopy } from '#app/designs/ui/small_copy'
import type { RestylePhoto } from '#app/designs/ui/types'
import { loadFile } from '#app/kit/calls/request'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'

/** Each check takes the server a second or more. */
const MAX_CHECKS = 8

export function useRestyleChoice(photos: readonly RestylePhoto[]) {
  const [choices, setChoices] = useState(() => firstChoice(photos))

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const check = async () => {
      const unclear = firstChoice(photos).filter(isUnclear).slice(0, MAX_CHECKS)
      for (const { photo } of unclear) {
        if (signal.aborted) return
        const { looks_like_room: isRoom } = await designApi.check(await copyOf(photo, signal))
        if (isRoom === false && !signal.aborted) {
          setChoices((now) => withoutRoom(now, photo.image.id))
        }
      }
    }
    check().catch(() => {})
    return () => leaving.abort()
  }, [photos])

  const decide = (id: number, change: Partial<Pick<PhotoChoice, 'isChosen' | 'roomType'>>) =>
    setChoices((now) => decided(now, id, change))

  return { choices, decide }
}

async function copyOf({ image }: RestylePhoto, signal: AbortSignal): Promise<string> {
  const response = await loadFile(image.url, { signal })
  return smallCopy(await response.blob())
}

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
