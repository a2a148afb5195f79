import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { userCardJson } from '#app/accounts/user_card_sql'
import { preparedRows } from '#app/kernel/database/prepared_rows'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openDocumentFile } from '#app/properties/documents/document_files'
import { accessOf } from '#app/properties/documents/document_transformer'
import PropertyDocument, {
  type DocumentRow,
  type ManagedDocumentRow,
} from '#app/properties/documents/property_document'
import { findSeenProperty } from '#app/properties/find_property'

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
export function listDocuments(propertyId: number, reader: Reader): Promise<DocumentRow[]> {
  return preparedRows<DocumentRow>(
    `select ${COLUMNS} from ${SOURCE} where d.property_id = :propertyId
     order by d.created_at, d.id`,
    { propertyId, ...reader }
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

/** A document that somebody may download. @param invitationIds opened in their browser @throws HttpError 404 */
export async function findReadableDocument(
  id: string,
  reader: User | null,
  invitationIds: readonly number[]
): Promise<DocumentRow> {
  const document = await PropertyDocument.find(id)
  if (!document) throw HttpError.notFound()
  const { canEdit } = await findSeenProperty({ id: document.propertyId }, reader, {
    invitationIds,
  })
  const row = await findDocumentRow(id, { viewerId: reader?.id ?? null, canEdit })
  if (accessOf(row) !== 'open') throw HttpError.notFound()
  return row
}

interface OwnDocument {
  id: string
  file_key: string
}

/** The PDFs of somebody’s listings with who asked for them, and the documents they asked others for. */
export async function exportDocuments({ id }: User): Promise<ExportedPart> {
  const { rows: own } = await db.rawQuery<{ rows: OwnDocument[] }>(
    `select d.id, d.file_key, p.slug as listing, d.name, d.kind, d.is_public, f.bytes, f.pages, d.created_at,
       (select coalesce(json_agg(json_build_object('handle', u.handle, 'status', r.status,
          'created_at', r.created_at, 'decided_at', r.decided_at) order by r.id), '[]'::json)
        from document_requests r join users u on u.id = r.user_id
        where r.document_id = d.id) as requests
     from property_documents d join properties p on p.id = d.property_id
       join document_files f on f.key = d.file_key
     where p.user_id = ? order by d.created_at, d.id`,
    [id]
  )
  const { rows: asked } = await db.rawQuery<{ rows: object[] }>(
    `select p.slug as listing, d.name, r.status, r.created_at, r.decided_at
     from document_requests r join property_documents d on d.id = r.document_id
       join properties p on p.id = d.property_id
     where r.user_id = ? order by r.id`,
    [id]
  )
  return {
    data: {
      own: own.map(({ file_key: _, ...document }) => ({ ...document, file: pathOf(document.id) })),
      asked,
    },
    files: own.map((document) => ({
      path: pathOf(document.id),
      open: () => openDocumentFile(document.file_key),
    })),
  }
}

function pathOf(id: string): string {
  return `documents/${id}.pdf`
}
