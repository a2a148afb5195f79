import { readRichText, type RichText } from '#app/common/rich_text/rich_text'
import { richTextFrom } from '#app/common/rich_text/rich_text_words'
import { withUniqueIds } from '#app/properties/parts/unique_ids'

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

export interface OverviewContent {
  title: string
  text: RichText | null
}

export interface FeaturesContent {
  title: string
  items: string[]
}

export interface Room {
  /** made by the editor, unique in its list */
  id: string
  name: string
  /** in the listing’s area unit */
  size: number | null
  floor: string
  /** one of the listing’s photos */
  photo: number | null
}

export interface RoomsContent {
  title: string
  rooms: Room[]
}

export interface NeighborhoodContent {
  title: string
  text: RichText | null
}

/** Whom to ask, where it isn’t only the listing’s owner. */
export interface AgentContent {
  name: string
  role: string
  license: string
  phone: string
  email: string
  website: string
}

export interface LocationContent {
  title: string
  text: string
}

/** What it shows is attached to the listing. */
export interface WalkthroughContent {
  title: string
}

/** Titles of parts that show what stands elsewhere; empty for the usual ones. */
export interface TitlesContent {
  spots: string
  open_houses: string
  history: string
  cost: string
}

/** A virtually staged picture: what a room could be, never shown without what it is. */
export interface StagedPicture {
  /** ids of two of the component's images */
  image: number
  original: number
  caption: string
  /** what it was made from; a source is in a listing once */
  source: string
}

export interface StagingContent {
  pictures: StagedPicture[]
}

type Content = Record<string, unknown> | undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

export function heroContent(content: Content): HeroContent {
  return { headline: text(content?.headline), subline: text(content?.subline) }
}

export function galleryContent(content: Content): GalleryContent {
  const layout = GALLERY_LAYOUTS.find((known) => known === content?.layout) ?? 'mosaic'
  return { title: text(content?.title), layout }
}

/** @param description what the listing says in plain text, where nobody formatted it */
export function overviewContent(content: Content, description: string | null): OverviewContent {
  return {
    title: text(content?.title),
    text: readRichText(content?.text) ?? richTextFrom(description ?? ''),
  }
}

export function featuresContent(content: Content): FeaturesContent {
  const items = Array.isArray(content?.items) ? content.items.map(text).filter(Boolean) : []
  return { title: text(content?.title), items }
}

export function roomsContent(content: Content): RoomsContent {
  const rooms = Array.isArray(content?.rooms) ? content.rooms.flatMap(roomOf) : []
  return { title: text(content?.title), rooms: withUniqueIds(rooms) }
}

function roomOf(value: unknown, index: number): Room[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, name, size, floor, photo } = value as Record<string, unknown>
  return [
    {
      id: text(id) || String(index),
      name: text(name),
      size: number(size) || null,
      floor: text(floor),
      photo: number(photo) || null,
    },
  ]
}

export function neighborhoodContent(content: Content): NeighborhoodContent {
  return { title: text(content?.title), text: readRichText(content?.text) }
}

export function agentContent(content: Content): AgentContent {
  return {
    name: text(content?.name),
    role: text(content?.role),
    license: text(content?.license),
    phone: text(content?.phone),
    email: text(content?.email),
    website: text(content?.website),
  }
}

export function locationContent(content: Content): LocationContent {
  return { title: text(content?.title), text: text(content?.text) }
}

export function walkthroughContent(content: Content): WalkthroughContent {
  return { title: text(content?.title) }
}

export function titlesContent(content: Content): TitlesContent {
  return {
    spots: text(content?.spots),
    open_houses: text(content?.open_houses),
    history: text(content?.history),
    cost: text(content?.cost),
  }
}

export function stagingContent(content: Content): StagingContent {
  const pictures = Array.isArray(content?.pictures) ? content.pictures.flatMap(stagedPicture) : []
  return { pictures }
}

function stagedPicture(value: unknown): StagedPicture[] {
  if (typeof value !== 'object' || value === null) return []
  const { image, original, caption, source } = value as Record<string, unknown>
  const picture = {
    image: number(image),
    original: number(original),
    caption: text(caption),
    source: text(source),
  }
  return picture.image && picture.original ? [picture] : []
}

/** Values by name that only the page interprets. */
export type OpaqueJson = Record<string, object | string | number | boolean | null>
