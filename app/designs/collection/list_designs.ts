import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import Design from '#app/designs/design'
import { loadPictures, type PicturedDesign } from '#app/designs/design_pictures'
import { readDesigns, type DesignRow } from '#app/designs/design_row'
import { optionsNamed } from '#app/redesign/looks/option_labels'
import { thumbnailPath } from '#app/media/image_transformer'

export function listDesigns(
  userId: number,
  { isFavorite, roomType }: DesignFilter,
  { page, perPage }: PageRequest
): Promise<DesignRow[]> {
  const conditions = [
    'd.user_id = :userId',
    ...(isFavorite ? ['d.favorite'] : []),
    ...(roomType ? [`d.options ->> 'roomType' = :roomType`] : []),
  ]
  return readDesigns(
    `where ${conditions.join(' and ')} order by d.id desc offset :skipped limit :limit`,
    { userId, roomType, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}

/** Finished designs by id, without those taken down. @param hiddenIds owners to leave out */
export async function findShowableDesigns(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, PicturedDesign>> {
  if (!ids.length) return new Map()
  const designs = await Design.query({ client })
    .whereIn('id', ids)
    .whereNotIn('user_id', hiddenIds)
    .where('status', 'completed')
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
  return new Map((await loadPictures(designs)).map((design) => [design.id, design]))
}

const HAS_OPTION = `(options ->> 'theme' = any(:theme) or options ->> 'designer' = any(:designer)
  or options ->> 'location' = any(:location) or options ->> 'roomType' = any(:roomType)
  or jsonb_exists_any(options -> 'colors', :colors))`

/** One's finished designs, newest first. @param words each names something of the design's look */
export async function listSendableDesigns(
  userId: number,
  { page, perPage }: PageRequest,
  words: string[] = []
): Promise<PicturedDesign[]> {
  const query = Design.query()
  for (const word of words) query.whereRaw(HAS_OPTION, { ...optionsNamed(word) })
  const designs = await query
    .where({ user_id: userId, status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
  return loadPictures(designs)
}

/** A person's newest designs that failed and weren't retried. */
export async function listFailedDesigns(userId: number, limit: number): Promise<PicturedDesign[]> {
  const designs = await Design.query()
    .where({ user_id: userId, status: 'failed' })
    .orderBy('id', 'desc')
    .limit(limit)
  return loadPictures(designs)
}

export async function findPreview(designId: number): Promise<Buffer | null> {
  const preview: { data: Buffer } | null = await db
    .from('design_previews')
    .select('data')
    .where('design_id', designId)
    .first()
  return preview?.data ?? null
}

interface DesignFilter {
  isFavorite?: boolean
  roomType?: string
}

const YES = ['1', 'true']

/** Reads `?favorite&roomType`; ignores unknown values. */
export function designFilter({ favorite, roomType }: Record<string, unknown>): DesignFilter {
  return {
    isFavorite: YES.includes(String(favorite)),
    ...(typeof roomType === 'string' ? { roomType } : {}),
  }
}

/** Small results of those of the designs that are a person's own, by id. */
export async function listOwnDesignPictures(
  ids: number[],
  userId: number
): Promise<ReadonlyMap<number, string>> {
  const designs = await Design.query().whereIn('id', ids).where('user_id', userId)
  return new Map(
    (await loadPictures(designs)).flatMap(({ id, image }): [number, string][] =>
      image ? [[id, thumbnailPath(image)]] : []
    )
  )
}
