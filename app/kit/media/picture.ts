export interface PictureVariant {
  /** In pixels. */
  width: number
  url: string
  /** MIME type: `image/avif`, `image/webp` or `image/jpeg`. */
  type: string
}

/** The parts of a wire Image the kit shows. Sizes are in pixels. */
export interface Picture {
  url: string
  width: number
  height: number
  alt: string | null
  /** ThumbHash as a data URL. */
  placeholder: string | null
  /** Smaller copies; empty until created. */
  variants: PictureVariant[]
  /** A drawing on white paper, in both themes. */
  isPaper?: boolean
}

export interface PictureSource {
  type: string
  srcSet: string
}

/** Best first: a browser picks the first type it supports. */
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

/** The `<source>`s of a picture: AVIF, then WebP, if available. */
export function modernSources({ variants }: Picture): PictureSource[] {
  return MODERN_TYPES.flatMap((type) => {
    const srcSet = srcSetOf(variants, type)
    return srcSet ? [{ type, srcSet }] : []
  })
}

/** The `srcset` of the `<img>` itself, for browsers that only support JPEG. */
export function jpegSrcSet({ variants }: Picture): string | undefined {
  return srcSetOf(variants, JPEG)
}
