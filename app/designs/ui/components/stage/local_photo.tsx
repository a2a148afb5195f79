import { useCallback, useState } from 'react'
import { MissingPicture } from '#app/common/ui/kit/missing_picture'

/** A photograph that is only on this device yet. Not every browser can show what a phone took. */
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
        <MissingPicture alt="Your photograph, which this browser cannot show" />
      </span>
    )
  }
  return (
    <img
      ref={show}
      alt="Your photograph"
      onError={() => setBroken(blob)}
      className="block max-h-[78dvh] min-h-48 w-full rounded-6 bg-raised object-contain"
    />
  )
}
