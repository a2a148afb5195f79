import { useEffect, useState } from 'react'
import type { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'
import type { Design } from '#app/designs/ui/types'

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

/**
 * The colors of a design's photo at the size of its map, RGBA.
 * @returns null if the browser can't read them
 */
async function loadPhotoPixels(
  { original_image: photo }: Design,
  width: number,
  height: number
): Promise<ImageData | null> {
  if (!photo) return null
  const jpegs = photo.variants.filter(({ type }) => type === 'image/jpeg')
  const { url } = jpegs.find((variant) => variant.width >= width) ?? jpegs.at(-1) ?? photo
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  } catch {
    return null
  }
}
