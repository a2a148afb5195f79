import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import pLimit from 'p-limit'
import { errors } from '@vinejs/vine'
import { fieldErrors } from '#app/common/http/field_errors'
import { formFields } from '#app/kernel/http/form_fields'
import { parseJson } from '#app/kernel/http/parse_json'
import { readBody } from '#app/kernel/http/read_body'
import { MAX_FIELDS_BYTES, MAX_UPLOAD_BYTES } from '#app/media/media_limits'
import { inspectImage } from '#app/media/imaging/inspect_image'
import { refusals } from '#app/media/imaging/refusals'
import type { ImageSource } from '#app/media/imaging/sharp'
import type { PixelSize } from '#app/media/uploads/count_megapixels'
import { receiveUpload } from '#app/media/uploads/receive_upload'
import { looksLikeRoom } from '#app/redesign/safety/check_room'

/** The largest photo as base64, plus the fields. */
const MAX_JSON_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 64 * 1024

interface ReceivedPhotograph {
  source: ImageSource
  fields: Record<string, unknown>
}

/**
 * Receives a photo as a multipart file `image`, or as a data URL in JSON or a form (up to 2 MB),
 * and passes it to `use`.
 * @returns what `use` returns
 * @throws HttpError 400, 413, 503; E_VALIDATION_ERROR on `image`
 */
export async function receivePhotograph<T>(
  ctx: HttpContext,
  use: (received: ReceivedPhotograph) => Promise<T>
): Promise<T> {
  try {
    if (ctx.request.is(['multipart'])) return await receiveFile(ctx, use)
    return await receiveDataUrl(ctx, use)
  } catch (error) {
    throw onImage(error)
  }
}

function receiveFile<T>(ctx: HttpContext, use: (received: ReceivedPhotograph) => Promise<T>) {
  return receiveUpload(
    ctx,
    ({ path, fields }) => use({ source: path ?? bytesOfDataUrl(fields.image), fields }),
    { name: 'image' }
  )
}

async function receiveDataUrl<T>(
  ctx: HttpContext,
  use: (received: ReceivedPhotograph) => Promise<T>
) {
  const fields = await readFields(ctx)
  return use({ source: bytesOfDataUrl(fields.image), fields })
}

/** Fields of a JSON or form body. @throws HttpError 400, 413 */
export async function readFields(
  { request }: Pick<HttpContext, 'request'>,
  maxJsonBytes = MAX_JSON_BYTES
): Promise<Record<string, unknown>> {
  const read = (maxBytes: number) => readBody(request.request, maxBytes, refusals.bytes)
  if (request.is(['json'])) return parseJson((await read(maxJsonBytes)).toString())
  if (!request.is(['urlencoded'])) return request.qs()
  return formFields(new URLSearchParams((await read(MAX_FIELDS_BYTES)).toString()))
}

/** A check keeps a CPU busy for seconds. */
const looking = pLimit(1)

/** Beyond this, the photo would be uploaded before its check ends. */
const MAX_WAITING_CHECKS = 4

/**
 * Checks a photo before it is uploaded; stores nothing.
 * @returns whether it shows a room; null if unknown
 * @param admit called before the photo is decoded
 * @throws HttpError 413 or 415, what `admit` throws, E_VALIDATION_ERROR on `file`
 */
export async function checkPhotograph(
  image: Buffer,
  admit: (size: PixelSize) => Promise<void>
): Promise<boolean | null> {
  await admit(await inspectImage(image))
  if (looking.pendingCount >= MAX_WAITING_CHECKS) return null
  try {
    return await looking(() => looksLikeRoom(image))
  } catch (error) {
    logger.warn({ err: error as Error }, 'whether a photograph shows a room was not found out')
    return null
  }
}

/** Media reports errors on `file`; the wire field is `image` here. */
export function onImage(error: unknown): unknown {
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return error
  const [first] = error.messages as { field: string; message: string }[]
  return first?.field === 'file' ? fieldErrors({ image: first.message }) : error
}

/** RFC 2397, base64 only; the declared type is ignored. */
const HEAD = /^data:[\w.+/-]*(;[\w-]+=[\w."-]*)*;base64,/i

/** @throws E_VALIDATION_ERROR on `image`, HttpError 413 */
export function bytesOfDataUrl(value: unknown): Buffer {
  if (typeof value !== 'string' || !value) throw fieldErrors({ image: 'Choose a photo.' })
  const [head] = HEAD.exec(value.slice(0, 200)) ?? []
  if (!head) throw fieldErrors({ image: 'Send the photo as a file or a data URL.' })
  const bytes = Buffer.from(value.slice(head.length), 'base64')
  if (bytes.length > MAX_UPLOAD_BYTES) throw refusals.bytes()
  return bytes
}
