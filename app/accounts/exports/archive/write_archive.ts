import { createWriteStream } from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import { indexPage, type IndexedPart } from '#app/accounts/exports/archive/index_page'
import type User from '#app/accounts/models/user'
import { type ExportedFile, listExportParts } from '#app/accounts/registry/export_parts'

/** A ZIP of a JSON file per module, the person's files and an index, streamed one at a time. */
export async function writeArchive(user: User, path: string): Promise<void> {
  const zip = new yazl.ZipFile()
  const file = createWriteStream(path)
  const written = pipeline(zip.outputStream, file)
  zip.on('error', (error: Error) => file.destroy(error))
  const parts: IndexedPart[] = []
  try {
    for (const { name, title, read } of listExportParts()) {
      const { data, files = [] } = await read(user)
      zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${name}.json`)
      const paths = await addFiles(zip, files)
      parts.push({ name, title, count: Array.isArray(data) ? data.length : null, files: paths })
    }
    zip.addBuffer(Buffer.from(indexPage(user, parts)), 'index.html')
    zip.end()
  } catch (error) {
    file.destroy()
    await written.catch(() => undefined)
    throw error
  }
  await written
}

async function addFiles(zip: yazl.ZipFile, files: readonly ExportedFile[]): Promise<string[]> {
  const added: string[] = []
  for (const { path, open } of files) {
    const stream = await open()
    if (!stream) continue
    // images are already compressed
    zip.addReadStream(stream, path, { compress: false })
    await finished(stream, { writable: false })
    added.push(path)
  }
  return added
}
