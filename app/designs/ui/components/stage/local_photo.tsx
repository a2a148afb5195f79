import { useCallback, useState } from 'react'
import { MissingPicture } from '#app/kit/media/missing_picture'

/** A photo that isn't uploaded yet. Some browsers can't show HEIC and similar formats. */
export function LocalPhoto({ blob }: { blob: Blob }) {
  const [broken, setBroken] = useState<Blob | null>(null)
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob]
  )

  if (broken === blob) {
    return (
      <span className="relative block aspect-3/2 w-full rounded-6 bg-raised">
        <MissingPicture alt="Your photo. This browser can’t preview it." />
      </span>
    )
  }
  return (
    <img
      ref={show}
      alt="Your photo"
      onError={() => setBroken(blob)}
      className="block max-h-[78dvh] min-h-48 w-full rounded-6 bg-raised object-contain"
    />
  )
}
