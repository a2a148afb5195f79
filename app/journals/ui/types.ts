import type { Data } from '#data'
import type { Picture } from '#app/kit/media/picture'
import type { EntryBody } from '#app/journals/contract/entry_body'

export type Journal = Data.Journals.Journal
export type EntryCard = Data.Journals.EntryCard
export type Entry = Data.Journals.Entry
export type PropertyCard = Entry['properties'][number]

export interface BodyDesign {
  id: number
  image: Picture
  original_image: Picture | null
}

/** A text with what its blocks stand for. */
export interface ShownBody {
  body: EntryBody | null
  images: (Picture & { id: number })[]
  designs: BodyDesign[]
  properties: PropertyCard[]
}
