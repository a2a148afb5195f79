import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Moment } from '#app/common/http/wire_time'
import type ListingImport from '#app/imports/models/listing_import'

export interface ImportRow extends Pick<
  ListingImport,
  'id' | 'userId' | 'status' | 'format' | 'total'
> {
  done: number
  created: number
  updated: number
  failed: number
  undone: number
  kept: number
  createdAt: Moment
  finishedAt: Moment | null
}

const counted = (condition: string, name: string) =>
  `(count(*) filter (where ${condition}))::integer as ${name}`

const COLUMNS = `i.id, i.user_id as "userId", i.status, i.format, i.total,
  i.created_at as "createdAt", i.finished_at as "finishedAt",
  ${counted(`r.status <> 'pending'`, 'done')}, ${counted(`r.status = 'created'`, 'created')},
  ${counted(`r.status = 'updated'`, 'updated')}, ${counted(`r.status = 'failed'`, 'failed')},
  ${counted(`r.undo = 'undone'`, 'undone')}, ${counted(`r.undo = 'kept'`, 'kept')}`

async function read(tail: string, values: object, client: QueryClientContract) {
  const { rows } = await client.rawQuery<{ rows: ImportRow[] }>(
    `select ${COLUMNS} from listing_imports i
     left join listing_import_rows r on r.import_id = i.id ${tail}`,
    { ...values }
  )
  return rows
}

export async function findImport(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<ImportRow | null> {
  const [found] = await read('where i.id = :id group by i.id', { id }, client)
  return found ?? null
}

/** Newest first. */
export function listImports(userId: number, limit: number): Promise<ImportRow[]> {
  return read(
    'where i.user_id = :userId group by i.id order by i.id desc limit :limit',
    { userId, limit },
    db.connection()
  )
}
