import { IMAGE_TYPES, type ImageExtension, type Variant } from '#app/media/models/image_content'

const WIDTHS = [320, 640, 960, 1280, 1920, 2560]
const WIDEST = 2560
const EXTENSIONS = Object.keys(IMAGE_TYPES) as ImageExtension[]

/** A variant to be made: everything but its size in bytes. */
export type PlannedVariant = Omit<Variant, 'bytes'>

interface Original {
  width: number
  originalFile: string
}

/**
 * The variants of a picture, narrowest first, in each width AVIF, WebP, JPEG.
 * Never wider than the picture itself, whose own width is there too where it
 * is not above 2560; there the original stands for the variant of its format.
 */
export function planVariants({ width, originalFile }: Original): PlannedVariant[] {
  const widths = WIDTHS.filter((one) => one < width)
  if (width <= WIDEST) widths.push(width)
  return widths.flatMap((one) =>
    EXTENSIONS.map((extension) => ({
      file:
        one === width && originalFile.endsWith(extension) ? originalFile : `${one}.${extension}`,
      width: one,
      type: IMAGE_TYPES[extension],
    }))
  )
}
