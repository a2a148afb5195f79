import { readFile } from 'node:fs/promises'
import { archiveFiles } from '#app/imports/archives/archive_files'
import { fileRefusal } from '#app/imports/formats/file_refusal'
import type ImportArchive from '#app/imports/models/import_archive'

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
