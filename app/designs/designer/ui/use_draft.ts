import { useState, useEffect, useEffectEvent } from 'react'
import { router } from '@inertiajs/react'
import type { ChosenPhoto } from '#app/designs/designer/ui/design_orders'
import {
  designFrom,
  designerAddressOf,
  photoIn,
  photoWordsIn,
} from '#app/designs/designer/ui/designer_address'
import { readPhotoWords } from '#app/designs/restyles/photo_words'
import { loadFile } from '#app/kit/calls/request'
import { toast } from '#app/kit/toast/toast'
import { refusalOf } from '#app/kit/upload/upload_checks'

export interface DesignDraft {
  photograph: ChosenPhoto | null
  /** why the last file was rejected */
  refusal: string | null
  /** @param words what is known of the photo, its name by default */
  take: (file: File, words?: string) => void
  clear: () => void
}

/** @param onRoom hears which room a new photo's words name */
export function useDraft(onRoom: (roomType: string) => void): DesignDraft {
  const [photograph, setPhotograph] = useState<ChosenPhoto | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const take = (file: File, words = file.name) => {
    const why = refusalOf(file)
    setRefusal(why)
    if (why) return
    setPhotograph({ blob: file, name: file.name })
    const { roomType } = readPhotoWords(words.replaceAll(/[_\d]+/g, ' '))
    if (roomType) onRoom(roomType)
  }
  const clear = () => {
    setPhotograph(null)
    setRefusal(null)
  }

  return { photograph, refusal, take, clear }
}

/** Begins with the photo that the address names, once: a reload keeps the place, not the photo. */
export function useGivenPhoto(url: string, draft: DesignDraft): void {
  const take = useEffectEvent((file: File) => {
    draft.take(file, photoWordsIn(url) ?? undefined)
    router.replace({
      url: designerAddressOf(designFrom(url)),
      preserveState: true,
      preserveScroll: true,
    })
  })

  useEffect(() => {
    const photo = photoIn(url, location.origin)
    if (!photo) return
    const controller = new AbortController()
    void readPhoto(photo, controller.signal).then(
      (file) => take(file),
      () => {
        if (!controller.signal.aborted) toast.error('We couldn’t open that photo. Add it here.')
      }
    )
    return () => controller.abort()
  }, [url])
}

async function readPhoto(photo: URL, signal: AbortSignal): Promise<File> {
  const answer = await loadFile(photo, { signal })
  const blob = await answer.blob()
  if (!blob.type.startsWith('image/')) throw new Error('This is no picture')
  return new File([blob], photo.pathname.split('/').at(-1) ?? 'photo', { type: blob.type })
}
