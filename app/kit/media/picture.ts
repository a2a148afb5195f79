export interface PictureVariant {
  /** In pixels. */
  width: number
  url: string
  /** MIME type: `image/avif`, `image/webp` or `image/jpeg`. */
  type: string
}

/** What the kit shows of an Image of the wire contract. Sizes are in pixels. */
export interface Picture {
  url: string
  width: number
  height: number
  alt: string | null
  /** ThumbHash as a data URL. */
  placeholder: string | null
  /** Smaller copies; empty until they were made. */
  variants: PictureVariant[]
}

export interface PictureSource {
  type: string
  srcSet: string
}

/** Best first: a browser takes the first type that it knows. */
const MODERN_TYPES = ['image/avif', 'image/webp']

const JPEG = 'image/jpeg'

function srcSetOf(variants: PictureVariant[], type: string): string | undefined {
  const ofType = variants.filter((variant) => variant.type === type)
  if (ofType.length === 0) return undefined
  return ofType
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** The `<source>`s of a picture: AVIF, then WebP, as far as there are any. */
export function modernSources({ variants }: Picture): PictureSource[] {
  return MODERN_TYPES.flatMap((type) => {
    const srcSet = srcSetOf(variants, type)
    return srcSet ? [{ type, srcSet }] : []
  })
}

/** The `srcset` of the `<img>` itself, for browsers that know JPEG only. */
export function jpegSrcSet({ variants }: Picture): string | undefined {
  return srcSetOf(variants, JPEG)
}
