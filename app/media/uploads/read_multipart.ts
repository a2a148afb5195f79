import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { formFields } from '#app/kernel/http/form_fields'
import { refusals } from '#app/media/imaging/refusals'
import { FORM_BYTES, MAX_FIELDS_BYTES } from '#app/media/media_limits'

const LIMITS = {
  fieldSize: MAX_FIELDS_BYTES,
  fields: 50,
  parts: 60,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

interface Multipart {
  hasFile: boolean
  fields: Record<string, unknown>
}

interface MultipartRules {
  /** field of the file */
  name: string
  /** of the file */
  maxBytes: number
}

/**
 * Reads a multipart body to its end: passes the first matching file to `save`, drops others.
 * @throws HttpError 400 if malformed or cut off, 413; what `save` throws
 */
export async function readMultipart(
  request: IncomingMessage,
  { name, maxBytes }: MultipartRules,
  save: (file: Readable) => Promise<void>
): Promise<Multipart> {
  const parser = parserFor(request)
  const pairs = new URLSearchParams()
  const ended = Promise.withResolvers<void>()
  let file: Readable | undefined
  let saving: Promise<void> | undefined
  let bytes = 0
  let fieldBytes = 0

  parser.on('file', (field, part, filename) => {
    // A part destroyed by `save` also emits an error; the reason is then what `save` throws.
    part.on('error', () => part.destroyed || ended.reject(unreadable()))
    if (field !== name || !filename || saving) return void part.resume()
    file = part
    saving = save(part)
    saving.catch(ended.reject)
  })
  parser.on('field', (field, value, _isNameCut, isValueCut) => {
    fieldBytes += Buffer.byteLength(value)
    if (isValueCut || fieldBytes > MAX_FIELDS_BYTES) ended.reject(tooMuch())
    else if (field) pairs.append(field, value)
  })
  for (const limit of ['partsLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => ended.reject(tooMuch()))
  }
  parser.on('error', () => ended.reject(unreadable()))
  parser.on('finish', ended.resolve)
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes + FORM_BYTES) ended.reject(refusals.bytes())
  })
  request.once('close', () => request.complete || ended.reject(refusals.interrupted()))
  request.pipe(parser)

  try {
    await ended.promise
    await saving
  } catch (error) {
    request.unpipe(parser)
    file?.destroy(unreadable())
    await saving?.catch(() => {})
    throw error
  }
  return { hasFile: saving !== undefined, fields: formFields(pairs) }
}

function parserFor(request: IncomingMessage): BusboyInstance {
  try {
    const type = request.headers['content-type'] ?? ''
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS })
  } catch {
    throw unreadable()
  }
}

function unreadable(): HttpError {
  return new HttpError(400, 'We couldn’t read that upload.')
}

function tooMuch(): HttpError {
  return HttpError.tooLarge('The form has more in it than we take.')
}
