import { IMAGE_TYPES, type ImageExtension, type Variant } from '#app/media/image_content'

const WIDTHS = [320, 640, 960, 1280, 1920, 2560]
const MAX_WIDTH_PX = 2560
const EXTENSIONS = Object.keys(IMAGE_TYPES) as ImageExtension[]

export type PlannedVariant = Omit<Variant, 'bytes'>

interface Original {
  width: number
  originalFile: string
}

/**
 * Variants, narrowest first, each as AVIF, WebP and JPEG; never wider than the image. The original
 * replaces the variant of its own format.
 */
export function planVariants({ width, originalFile }: Original): PlannedVariant[] {
  const widths = WIDTHS.filter((one) => one < width)
  if (width <= MAX_WIDTH_PX) widths.push(width)
  return widths.flatMap((one) =>
    EXTENSIONS.map((extension) => ({
      file:
        one === width && originalFile.endsWith(extension) ? originalFile : `${one}.${extension}`,
      width: one,
      type: IMAGE_TYPES[extension],
    }))
  )
}
