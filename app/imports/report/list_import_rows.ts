import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MAX_ANSWERED_ROWS } from '#app/imports/import_limits'
import type { ImportField, ImportValues } from '#app/imports/import_fields'
import type { ReportFilter } from '#app/imports/import_options'
import type { PropertyStatus } from '#app/properties/listing_options'

export interface ReportRow {
  row: number
  status: 'pending' | 'created' | 'updated' | 'failed' | 'skipped' | 'held'
  slug: string | null
  name: string | null
  /** of its listing, now */
  listingStatus: PropertyStatus | null
  key: string | null
  /** the home that its realtor has to compare it with */
  heldSlug: string | null
  heldName: string | null
  errors: string[]
  /** fields whose cells made it fail */
  faults: ImportField[]
  /** only of one that failed */
  values: ImportValues | null
  photos: number
  photosStored: number
  /** from 1 on, as people count */
  failedPhotos: { number: number; address: string; reason: string }[]
  undo: 'undone' | 'kept' | null
  undoNote: string | null
}

interface Part {
  filter?: ReportFilter
  /** only rows behind this one */
  after?: number
  skipped?: number
  limit?: number
}

const CONDITIONS: Record<ReportFilter, string> = {
  all: 'true',
  failed: `r.status = 'failed'`,
  held: `r.status = 'held'`,
  noted: `r.status in ('created', 'updated') and (r.errors <> '[]' or r.undo_note is not null
    or exists (select from listing_import_photos p
      where p.import_id = r.import_id and p.row = r.row and p.status = 'failed'))`,
}

/** Each row's outcome, in file order. */
export async function listImportRows(
  importId: number,
  { filter = 'all', after = 0, skipped = 0, limit = MAX_ANSWERED_ROWS }: Part = {},
  client: QueryClientContract = db.connection()
): Promise<ReportRow[]> {
  const { rows } = await client.rawQuery<{ rows: ReportRow[] }>(
    `select r.row, r.status, l.slug, coalesce(l.name, r.values ->> 'name', r.values ->> 'address') as name,
       other.slug as "heldSlug", other.name as "heldName", l.status as "listingStatus", r.source_key as key, r.errors, r.faults,
       case when r.status = 'failed' then r.values end as values, r.undo, r.undo_note as "undoNote",
       photos.*
     from listing_import_rows r left join properties l on l.id = r.property_id and r.status <> 'held'
     left join properties other on other.id = r.property_id and r.status = 'held'
     left join lateral (
       select count(*)::integer as photos,
         (count(*) filter (where p.status = 'stored'))::integer as "photosStored",
         coalesce(json_agg(json_build_object('number', p.position + 1, 'address', p.address,
           'reason', p.reason) order by p.position) filter (where p.status = 'failed'), '[]')
           as "failedPhotos"
       from listing_import_photos p
       where p.import_id = r.import_id and p.row = r.row and p.status <> 'waiting'
     ) photos on true
     where r.import_id = :importId and r.row > :after and ${CONDITIONS[filter]}
     order by r.row offset :skipped limit :limit`,
    { importId, after, skipped, limit }
  )
  return rows
}
