import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { referencesOf, type EntryBody } from '#app/journals/entries/entry_body'
import { imageJson, type ImageRow } from '#app/media/image_row'
import type { PropertyCardRow } from '#app/properties/property_row'
import type { DesignSourceRow } from '#app/spots/editor/list_slide_sources'
import { listSeenCards } from '#app/properties/lists/list_seen_properties'

/** What the blocks of entries stand for, by id, as far as it still exists and one may see it. */
export interface Resources {
  images: Map<number, ImageRow>
  designs: Map<number, DesignSourceRow>
  properties: Map<number, PropertyCardRow>
}

interface Options {
  /** of what entries are about, beside what is in their texts */
  propertyIds?: number[]
  designIds?: number[]
  client?: TransactionClientContract
}

export async function findResources(
  bodies: readonly (EntryBody | null)[],
  viewer: User | null,
  { propertyIds = [], designIds = [], client }: Options = {}
): Promise<Resources> {
  const references = bodies.map(referencesOf)
  const ids = (of: 'images' | 'designs' | 'properties') => [
    ...new Set(references.flatMap((each) => each[of])),
  ]
  return {
    images: await findImages(ids('images'), client),
    designs: await findDesigns([...ids('designs'), ...designIds], client),
    properties: await listSeenCards([...ids('properties'), ...propertyIds], viewer, client),
  }
}

async function findImages(
  ids: number[],
  client?: TransactionClientContract
): Promise<Map<number, ImageRow>> {
  if (!ids.length) return new Map()
  const { rows } = await (client ?? db).rawQuery<{ rows: { image: ImageRow }[] }>(
    `select ${imageJson('i.id')} as image from images i where i.id = any(:ids::integer[])`,
    { ids }
  )
  return new Map(rows.map(({ image }) => [image.id, image]))
}

async function findDesigns(
  ids: number[],
  client?: TransactionClientContract
): Promise<Map<number, DesignSourceRow>> {
  if (!ids.length) return new Map()
  const { rows } = await (client ?? db).rawQuery<{ rows: DesignSourceRow[] }>(
    `select d.id, ${imageJson('d.image_id')} as image,
       ${imageJson('d.original_image_id')} as original
     from designs d where d.id = any(:ids::integer[]) and d.image_id is not null
       and d.taken_down_at is null`,
    { ids }
  )
  return new Map(rows.map((design) => [design.id, design]))
}
