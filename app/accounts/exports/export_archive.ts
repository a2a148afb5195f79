import { createWriteStream } from 'node:fs'
import { addAbortSignal, type Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import { listExportParts, type ExportedFile } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'

/**
 * A ZIP of a JSON file per module, the person's files and an index, streamed one at a time.
 * @throws what reading a part or writing the archive throws
 */
export async function writeArchive(user: User, path: string): Promise<void> {
  const zip = new yazl.ZipFile()
  const file = createWriteStream(path)
  zip.on('error', (error: Error) => file.destroy(error))
  const over = new AbortController()
  const written = pipeline(zip.outputStream, file, { signal: over.signal })
  const filled = fillArchive(zip, user, over.signal)
  try {
    await Promise.all([written, filled])
  } catch (error) {
    over.abort()
    await Promise.allSettled([written, filled])
    throw error
  }
}

async function fillArchive(zip: yazl.ZipFile, user: User, signal: AbortSignal): Promise<void> {
  const parts: IndexedPart[] = []
  for (const { name, title, read } of listExportParts()) {
    const { data, files = [] } = await read(user)
    signal.throwIfAborted()
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${name}.json`)
    const paths = await addFiles(zip, files, signal)
    parts.push({ name, title, count: Array.isArray(data) ? data.length : null, files: paths })
  }
  zip.addBuffer(Buffer.from(indexPage(user, parts)), 'index.html')
  zip.end()
}

async function addFiles(
  zip: yazl.ZipFile,
  files: readonly ExportedFile[],
  signal: AbortSignal
): Promise<string[]> {
  const added: string[] = []
  for (const { path, open } of files) {
    const stream = await open()
    if (!stream) continue
    addAbortSignal(signal, stream)
    // images are already compressed
    zip.addReadStream(stream, path, { compress: false })
    await finished(stream, { writable: false })
    added.push(path)
  }
  return added
}

interface IndexedPart {
  name: string
  title: string
  /** null for a single object */
  count: number | null
  files: readonly string[]
}

const STYLE = `body{max-width:720px;margin:48px auto;padding:0 20px;background:#faf8f4;color:#1b1916;
font:16px/26px system-ui,sans-serif}h1,h2{font-family:Georgia,serif;font-weight:400}a{color:inherit}
ul{padding-left:20px}.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));
gap:12px;padding:0;list-style:none}img{width:100%;aspect-ratio:3/2;object-fit:cover}`

function indexPage({ name, handle }: User, parts: readonly IndexedPart[]): string {
  const files = parts.flatMap((part) => part.files)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Your data at vesta</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><h1>Your data at vesta</h1>
<p>${string.escapeHTML(name)} (@${string.escapeHTML(handle)}), as of ${new Date().toUTCString()}</p>
<ul>${parts.map(partLine).join('')}</ul>
${files.length ? `<h2>Pictures</h2><ul class="pictures">${files.map(picture).join('')}</ul>` : ''}
</body></html>
`
}

function partLine({ name, title, count }: IndexedPart): string {
  return `<li><a href="${name}.json">${string.escapeHTML(title)}</a>${count === null ? '' : ` (${count})`}</li>`
}

function picture(path: string): string {
  const source = string.escapeHTML(path)
  return `<li><a href="${source}"><img src="${source}" alt="" loading="lazy"></a></li>`
}

export const exportFiles = {
  async put(name: string, path: string): Promise<void> {
    await (await disk()).copyFromFs(path, keyOf(name))
  },

  async open(name: string): Promise<Readable> {
    return (await disk()).getStream(keyOf(name))
  },

  async remove(name: string): Promise<void> {
    await (await disk()).delete(keyOf(name))
  },
}

async function disk() {
  return (await app.container.make('drive.manager')).use()
}

function keyOf(name: string): string {
  return `exports/${name}.zip`
}
