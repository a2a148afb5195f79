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

const counted = (condition: string, name: string) =>
  `(count(*) filter (where ${condition}))::integer as "${name}"`

const COLUMNS = `i.id, i.user_id as "userId", i.status, i.format, i.total, i.notes,
  i.created_at as "createdAt", i.finished_at as "finishedAt", r.*, p.*`

const COUNTS = `left join lateral (
    select ${counted(`r.status <> 'pending'`, 'done')},
      ${counted(`r.status = 'created'`, 'created')}, ${counted(`r.status = 'updated'`, 'updated')},
      ${counted(`r.status = 'failed'`, 'failed')}, ${counted(`r.status = 'skipped'`, 'skipped')},
      ${counted(`r.undo = 'undone'`, 'undone')}, ${counted(`r.undo = 'kept'`, 'kept')}
    from listing_import_rows r where r.import_id = i.id) r on true
  left join lateral (
    select count(*)::integer as photos, ${counted(`p.status <> 'pending'`, 'photosDone')},
      ${counted(`p.status = 'failed'`, 'photosFailed')},
      ${counted(RETRIABLE_PHOTO, 'photosRetriable')}
    from listing_import_photos p
    join listing_import_rows r on r.import_id = p.import_id and r.row = p.row
    where p.import_id = i.id) p on true`

async function read(tail: string, values: object, client: QueryClientContract) {
  const { rows } = await client.rawQuery<{ rows: ImportRow[] }>(
    `select ${COLUMNS} from listing_imports i ${COUNTS} ${tail}`,
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
