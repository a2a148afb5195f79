import type { SourceType } from '#app/media/imaging/provenance'

export const PICTURE_KINDS = ['result', 'original', 'both'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** For `router.where(name, pictureFile)`. */
export const pictureFile = {
  match: new RegExp(`^(${PICTURE_KINDS.join('|')})\\.jpg$`),
  cast: (name: string) => name.replace(/\.jpg$/, ''),
}

/** px, in addition to full width */
export const SHARED_WIDTHS = [640, 1280, 1920] as const
export type SharedWidth = (typeof SHARED_WIDTHS)[number]

export function sharedWidth(value: unknown): SharedWidth | null {
  return SHARED_WIDTHS.find((width) => String(width) === value) ?? null
}

export function pictureKind(value: unknown): PictureKind {
  return PICTURE_KINDS.find((kind) => kind === value) ?? 'result'
}

export const DESIGN_SOURCE_TYPE: SourceType = 'compositeWithTrainedAlgorithmicMedia'
