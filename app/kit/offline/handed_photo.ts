import { useEffect, useEffectEvent } from 'react'

/** What a photo is for. */
export type PhotoUse = 'design' | 'chat' | 'listing'

let handed: { use: PhotoUse; file: File } | null = null

/** Gives a photo to the next page that takes one for this. */
export function handPhoto(use: PhotoUse, file: File): void {
  handed = { use, file }
}

/** Once: whoever asks next gets nothing. */
export function takePhotoFor(use: PhotoUse): File | null {
  if (handed?.use !== use) return null
  const { file } = handed
  handed = null
  return file
}

/** Begins with the photo that was given to this page, if any. */
export function useHandedPhoto(use: PhotoUse, take: (file: File) => void): void {
  const begin = useEffectEvent((file: File) => take(file))
  useEffect(() => {
    const file = takePhotoFor(use)
    if (file) begin(file)
  }, [use])
}
