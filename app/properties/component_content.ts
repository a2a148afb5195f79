/**
 * What the parts of a listing's page hold. The wire's content is a free map
 * (people's own tools may write it), so it is read with care: what does not
 * fit is left out.
 */
export interface HeroContent {
  headline: string
  subline: string
}

export type GalleryLayout = 'mosaic' | 'grid' | 'filmstrip'
export const GALLERY_LAYOUTS: readonly GalleryLayout[] = ['mosaic', 'grid', 'filmstrip']

export interface GalleryContent {
  title: string
  layout: GalleryLayout
}

export interface FeaturesContent {
  title: string
  items: string[]
}

export interface LocationContent {
  title: string
  text: string
}

type Content = Record<string, unknown> | undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export function heroContent(content: Content): HeroContent {
  return { headline: text(content?.headline), subline: text(content?.subline) }
}

export function galleryContent(content: Content): GalleryContent {
  const layout = GALLERY_LAYOUTS.find((known) => known === content?.layout) ?? 'mosaic'
  return { title: text(content?.title), layout }
}

export function featuresContent(content: Content): FeaturesContent {
  const items = Array.isArray(content?.items) ? content.items.map(text).filter(Boolean) : []
  return { title: text(content?.title), items }
}

export function locationContent(content: Content): LocationContent {
  return { title: text(content?.title), text: text(content?.text) }
}
