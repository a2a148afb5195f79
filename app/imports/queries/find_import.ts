import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Moment } from '#app/common/http/wire_time'
import type ListingImport from '#app/imports/models/listing_import'
import { RETRIABLE_PHOTO } from '#app/imports/models/retriable_photo'

export interface ImportRow extends Pick<
  ListingImport,
  'id' | 'userId' | 'status' | 'format' | 'total' | 'notes'
> {
  done: number
  created: number
  updated: number
  failed: number
  held: number
  skipped: number
  undone: number
  kept: number
  photos: number
  photosDone: number
  photosFailed: number
  photosRetriable: number
  createdAt: Moment
  finishedAt: Moment | null
}

const COLUMNS = `i.id, i.user_id as "userId", i.status, i.format, i.total, i.notes,
  i.created + i.updated + i.failed + i.held + i.skipped as done,
  i.created, i.updated, i.failed, i.held, i.skipped, i.undone, i.kept, i.created_at as "createdAt", i.finished_at as "finishedAt",
  p.*, retriable."photosRetriable"`

const sum = (condition: string, name: string) =>
  `coalesce(sum(photos) filter (where ${condition}), 0)::integer as "${name}"`

/** By status from the index alone; only those that failed are looked at. */
const PHOTOS = `cross join lateral (
    select ${sum('true', 'photos')}, ${sum(`status <> 'pending'`, 'photosDone')},
      ${sum(`status = 'failed'`, 'photosFailed')}
    from (select status, count(*) as photos from listing_import_photos
      where import_id = i.id and status <> 'waiting' group by status) counted) p
  cross join lateral (
    select count(*)::integer as "photosRetriable" from listing_import_photos p
    join listing_import_rows r on r.import_id = p.import_id and r.row = p.row
    where p.import_id = i.id and ${RETRIABLE_PHOTO}) retriable`

async function read(tail: string, values: object, client: QueryClientContract) {
  const { rows } = await client.rawQuery<{ rows: ImportRow[] }>(
    `select ${COLUMNS} from listing_imports i ${PHOTOS} ${tail}`,
    { ...values }
  )
  return rows
}

export async function findImport(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<ImportRow | null> {
  const [found] = await read('where i.id = :id', { id }, client)
  return found ?? null
}

/** Newest first. */
export function listImports(userId: number, limit: number): Promise<ImportRow[]> {
  return read(
    'where i.user_id = :userId order by i.id desc limit :limit',
    { userId, limit },
    db.connection()
  )
}
