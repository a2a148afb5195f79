import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#app/kernel/database/prepared_rows'
import { userCardJson } from '#app/accounts/models/user_card_row'
import type { DocumentRow, ManagedDocumentRow } from '#app/properties/models/document_row'

interface Reader {
  viewerId: number | null
  canEdit: boolean
}

const COLUMNS = `d.id, d.file_key as "fileKey", d.name, d.kind, d.is_public as "isPublic", f.bytes, f.pages,
  d.created_at as "createdAt", :canEdit::boolean as "canEdit",
  (select r.status from document_requests r
    where r.document_id = d.id and r.user_id = :viewerId) as request`
const SOURCE = 'property_documents d join document_files f on f.key = d.file_key'

/** What of a listing’s documents somebody may see who may see the listing. Oldest first. */
export function listDocuments(
  propertyId: number,
  reader: Reader,
  client?: TransactionClientContract
): Promise<DocumentRow[]> {
  return preparedRows<DocumentRow>(
    `select ${COLUMNS} from ${SOURCE} where d.property_id = :propertyId
     order by d.created_at, d.id`,
    { propertyId, ...reader },
    client
  )
}

/** With who asked for each, waiting ones first. @param hiddenIds whose requests stay away */
export async function listManagedDocuments(
  propertyId: number,
  viewerId: number,
  hiddenIds: readonly number[]
): Promise<ManagedDocumentRow[]> {
  const { rows } = await db.rawQuery<{ rows: ManagedDocumentRow[] }>(
    `select ${COLUMNS}, (select coalesce(json_agg(json_build_object('id', r.id,
         'status', r.status, 'createdAt', r.created_at, 'user', ${userCardJson('asker')})
         order by r.status = 'waiting' desc, r.id), '[]'::json)
       from document_requests r join users asker on asker.id = r.user_id
       where r.document_id = d.id and r.user_id <> all(:hiddenIds::integer[])) as requests
     from ${SOURCE} where d.property_id = :propertyId order by d.created_at, d.id`,
    { propertyId, viewerId, hiddenIds: [...hiddenIds], canEdit: true }
  )
  return rows
}

/** @throws Error if it is gone */
export async function findDocumentRow(
  id: string,
  reader: Reader,
  client?: TransactionClientContract
): Promise<DocumentRow> {
  const { rows } = await (client ?? db).rawQuery<{ rows: DocumentRow[] }>(
    `select ${COLUMNS} from ${SOURCE} where d.id = :id`,
    { id, ...reader }
  )
  return rows[0]!
}
