/** How a design's picture leaves the house: the original is what was photographed, unaltered. */
export const PICTURE_KINDS = ['result', 'original', 'both'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** For `router.where(name, pictureFile)`: a kind as the name of a JPEG. */
export const pictureFile = {
  match: new RegExp(`^(${PICTURE_KINDS.join('|')})\\.jpg$`),
  cast: (name: string) => name.replace(/\.jpg$/, ''),
}

/** What `?what=` asks for; anything else is the result. */
export function pictureKind(value: unknown): PictureKind {
  return PICTURE_KINDS.find((kind) => kind === value) ?? 'result'
}
