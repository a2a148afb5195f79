import { useEffect, useState } from 'react'
import { loadPhotoPixels } from '#app/designs/ui/state/surfaces/load_photo_pixels'
import type { SurfaceMap } from '#app/designs/ui/state/surfaces/surface_map'
import type { Design } from '#app/designs/ui/state/types'

/** The photo's colors at the size of the map; null until they are read, or if they can't be. */
export function usePhotoPixels(atFirst: Design, { width, height }: SurfaceMap): ImageData | null {
  const [design] = useState(atFirst)
  const [pixels, setPixels] = useState<ImageData | null>(null)

  useEffect(() => {
    let isLeft = false
    void loadPhotoPixels(design, width, height).then((read) => {
      if (!isLeft) setPixels(read)
    })
    return () => void (isLeft = true)
  }, [design, width, height])

  return pixels
}
