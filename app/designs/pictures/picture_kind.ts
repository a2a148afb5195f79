/** How a design's picture leaves the house: the original is what was photographed, unaltered. */
export const PICTURE_KINDS = ['result', 'original', 'both'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** For `router.where(name, pictureFile)`: a kind as the name of a JPEG. */
export const pictureFile = {
  match: new RegExp(`^(${PICTURE_KINDS.join('|')})\\.jpg$`),
  cast: (name: string) => name.replace(/\.jpg$/, ''),
}

/** px that a shared picture comes in, beside its own width. */
export const SHARED_WIDTHS = [640, 1280, 1920] as const
export type SharedWidth = (typeof SHARED_WIDTHS)[number]

/** What `?w=` asks for; anything else is the picture as it is. */
export function sharedWidth(value: unknown): SharedWidth | null {
  return SHARED_WIDTHS.find((width) => String(width) === value) ?? null
}

/** What `?what=` asks for; anything else is the result. */
export function pictureKind(value: unknown): PictureKind {
  return PICTURE_KINDS.find((kind) => kind === value) ?? 'result'
}
