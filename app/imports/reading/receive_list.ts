import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { archiveFiles } from '#app/imports/archives/archive_files'
import type ImportArchive from '#app/imports/archives/import_archive'
import { MAX_IMPORT_BYTES } from '#app/imports/import_limits'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { receiveUpload, type ReceivedUpload } from '#app/media/uploads/receive_upload'

/** @throws HttpError 413, 400 and 503 */
export function receiveList<T>(
  ctx: HttpContext,
  use: (upload: ReceivedUpload) => Promise<T>,
  maxBytes = MAX_IMPORT_BYTES
) {
  const refuse = () => HttpError.tooLarge(`A file may have up to ${maxBytes / 1024 / 1024} MB.`)
  return receiveUpload(ctx, use, { name: 'file', maxBytes, refuse })
}

/** The list that was sent, or else the one in the ZIP file. @throws E_VALIDATION_ERROR on `file` */
export async function listBytes(path: string | null, archive: ImportArchive | null) {
  if (path) return readFile(path)
  if (archive?.list?.file) return archiveFiles.read(archive.token, archive.list.file)
  throw fileRefusal(
    archive
      ? 'This ZIP file has no list of listings in it. Choose a CSV or JSON file too.'
      : 'Choose a CSV or JSON file.'
  )
}
