import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'
import { openDocumentFile } from '#app/properties/documents/files/document_files'

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
