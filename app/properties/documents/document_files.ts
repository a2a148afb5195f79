import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/kernel/database/transaction'
import { deleteFile, openFile, putFile } from '#app/media/files/stored_files'
import { SignedFiles } from '#app/media/serving/signed_files'
import { refuseActiveContent } from '#app/properties/documents/document_refusals'
import { inspectPdf } from '#app/properties/documents/inspect_pdf'

/** Longer than an upload’s last transaction takes. */
const CLAIM_MINUTES = 15
/** After this, another process may take over. */
const MAX_REMOVAL_SECONDS = 60
const MAX_PER_SWEEP = 500

/**
 * Stores a PDF outside any transaction and passes its key to `use`, which writes the document’s
 * row. Without a row, the file is removed again.
 * @throws what `inspectPdf` and `refuseActiveContent` throw; HttpError 503 if the disk is full
 */
export async function storeDocumentFile<T>(
  data: Buffer,
  use: (key: string) => Promise<T>
): Promise<T> {
  const pages = inspectPdf(data)
  await refuseActiveContent(data)
  const key = randomUUID()
  await db.rawQuery(
    `insert into document_files (key, bytes, pages, claimed_until)
     values (:key, :bytes, :pages, now() + make_interval(mins => :minutes))`,
    { key, bytes: data.length, pages, minutes: CLAIM_MINUTES }
  )
  try {
    await putFile(pathOf(key), data)
    return await use(key)
  } finally {
    await db
      .from('document_files')
      .where({ key })
      .update({ claimed_until: db.raw('now()') })
    await removeUnneededFiles(key)
  }
}

/** Null if it is missing. */
export function openDocumentFile(key: string) {
  return openFile(pathOf(key))
}

/** Where its file can be downloaded for a few minutes, named like the document. */
export function addressOfDocument(key: string, name: string): Promise<string> {
  return signedDocuments.addressOf({
    key: fileOf(key),
    audience: 'private',
    downloadAs: `${name}.pdf`,
  })
}

/**
 * Removes files that no document has and no upload claims: marks them, deletes them, and their rows
 * last. Safe to interrupt and repeat.
 * @param key only this one
 */
export async function removeUnneededFiles(key: string | null = null): Promise<void> {
  const keys = await transaction(async (trx) => {
    const { rows } = await trx.rawQuery<{ rows: { key: string }[] }>(
      `update document_files set removing_since = now() where key in (
         select f.key from document_files f
         where (:key = '' or f.key::text = :key) and f.claimed_until <= now()
           and (f.removing_since is null
             or f.removing_since < now() - make_interval(secs => :seconds))
           and not exists (select from property_documents d where d.file_key = f.key)
         order by f.created_at limit :limit for update skip locked)
       returning key`,
      { key: key ?? '', seconds: MAX_REMOVAL_SECONDS, limit: MAX_PER_SWEEP }
    )
    return rows.map((row) => row.key)
  })
  for (const each of keys) {
    await deleteFile(pathOf(each))
    await db.from('document_files').where('key', each).delete()
  }
}

function pathOf(key: string): string {
  return `documents/${fileOf(key)}`
}

function fileOf(key: string): string {
  return `${key.slice(0, 2)}/${key}.pdf`
}

export const DOCUMENT_FILES_PATH = '/documents/files/'

const WINDOW_SECONDS = 5 * 60

/** Short, because whoever may no longer read a document keeps the address they were given. */
export const signedDocuments = new SignedFiles({
  folder: 'documents',
  path: DOCUMENT_FILES_PATH,
  purpose: 'document files',
  windowSeconds: { public: WINDOW_SECONDS, private: WINDOW_SECONDS },
  contentType: 'application/pdf',
})
