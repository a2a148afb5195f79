import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/kernel/http/wants_json'
import ImageFiles from '#app/media/files/image_files'
import type ImageContent from '#app/media/image_content'
import { IMAGE_TYPES, type ImageExtension } from '#app/media/image_content'

const CACHING = {
  public: 'public, max-age=31536000, immutable',
  private: 'private, max-age=3600',
}

/** A bare 404 if the file is missing. */
export async function respondWithFile(
  ctx: HttpContext,
  { hash, file, type, bytes }: ServedFile,
  audience: keyof typeof CACHING
): Promise<void> {
  const { request, response } = ctx
  response.header('cache-control', CACHING[audience])
  response.header('etag', `"${hash.slice(0, 32)}-${file}"`)
  response.header('x-content-type-options', 'nosniff')
  if (response.fresh()) return void response.status(304)

  const stream = request.method() === 'GET' ? await new ImageFiles().open(hash, file) : undefined
  if (stream === null) return sendNothing(ctx)
  response.header('content-type', type)
  response.header('content-length', bytes)
  response.header('content-disposition', 'inline')
  response.header(
    'cross-origin-resource-policy',
    audience === 'public' ? 'cross-origin' : 'same-origin'
  )
  if (stream) response.stream(stream)
}

/** As text, since browsers ask for pictures here, unless JSON was asked for. */
export function sendNothing(ctx: HttpContext): void {
  const { response } = ctx
  response.removeHeader('etag')
  response.header('cache-control', 'no-store')
  response.status(404)
  if (wantsJson(ctx)) response.json({ message: 'Not found.' })
  else response.type('text').send('Not found.')
}

interface ServedFile {
  hash: string
  file: string
  type: string
  bytes: number
}

export function servedFile(content: ImageContent, file: string): ServedFile | null {
  const { hash, originalFile, originalBytes, variants } = content
  if (file === originalFile) return { hash, file, type: typeOf(file), bytes: originalBytes }
  const variant = variants.find((one) => one.file === file)
  return variant ? { hash, file, type: variant.type, bytes: variant.bytes } : null
}

function typeOf(file: string): string {
  return IMAGE_TYPES[file.slice(file.lastIndexOf('.') + 1) as ImageExtension]
}
