import { useEffect, useState } from 'react'
import { designApi } from '#app/designs/ui/design_api'
import { smallCopy } from '#app/designs/ui/state/small_copy'
import {
  decided,
  firstChoice,
  isUnclear,
  withoutRoom,
  type PhotoChoice,
} from '#app/designs/ui/state/restyle_choice'
import type { RestylePhoto } from '#app/designs/ui/state/types'

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
  const response = await fetch(image.url, { signal })
  return smallCopy(await response.blob())
}
