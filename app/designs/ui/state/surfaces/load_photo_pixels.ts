import type { Design } from '#app/designs/ui/state/types'

/**
 * The colors of a design's photo at the size of its map, RGBA.
 * @returns null if the browser can't read them
 */
export async function loadPhotoPixels(
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
