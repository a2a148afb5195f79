import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import type { Moment } from '#app/common/http/wire_time'
import type ListingImport from '#app/imports/listing_import'
import { RETRIABLE_PHOTO } from '#app/imports/photos/import_photo'
import { HttpError } from '#app/kernel/exceptions/http_error'

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

/** @throws HttpError 404 */
export async function findOwnImport(user: User, id: number): Promise<ImportRow> {
  const found = await findImport(id)
  if (found?.userId !== user.id) throw HttpError.notFound()
  return found
}

/** Every row as it was in the file, with its photos and its outcome. */
export async function exportImports({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { entry: object }[] }>(
    `select to_jsonb(i) - 'user_id' - 'worked_at' || jsonb_build_object('rows',
       (select coalesce(jsonb_agg(to_jsonb(r) - 'import_id' || jsonb_build_object('photos',
           (select coalesce(jsonb_agg(to_jsonb(p) - 'import_id' - 'row' order by p.position), '[]')
            from listing_import_photos p where p.import_id = r.import_id and p.row = r.row))
         order by r.row), '[]')
        from listing_import_rows r where r.import_id = i.id)) as entry
     from listing_imports i where i.user_id = ? order by i.id`,
    [id]
  )
  return { data: rows.map(({ entry }) => entry) }
}
