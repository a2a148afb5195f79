import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { rememberBody } from '#app/kernel/http/body_digest'
import { FORM_BYTES, MAX_UPLOAD_BYTES } from '#app/media/media_limits'
import { refusals, refuseWhenDiskIsFull } from '#app/media/imaging/refusals'
import { readMultipart } from './read_multipart.js'
import { temporaryPath } from './temporary_files.js'

export interface ReceivedUpload {
  path: string | null
  fields: Record<string, unknown>
}

interface UploadRules {
  /** field of the file */
  name?: string
  maxBytes?: number
  /** what to say of more */
  refuse?: (bytes?: number) => Error
}

/**
 * Receives one uploaded file, passes it to `use`, and always deletes it. Refuses more than its size, by
 * default 25 MB, by Content-Length, or else while receiving.
 * @param name field of the file
 * @returns what `use` returns
 * @throws HttpError 413, 400 if the sender disconnects, 503 if the disk is full
 */
export async function receiveUpload<T>(
  ctx: HttpContext,
  use: (upload: ReceivedUpload) => Promise<T>,
  { name = 'file', maxBytes = MAX_UPLOAD_BYTES, refuse = refusals.bytes }: UploadRules = {}
): Promise<T> {
  const given = Number(ctx.request.header('content-length'))
  if (given > maxBytes + FORM_BYTES) throw refuse(given)
  if (!ctx.request.is(['multipart/form-data'])) return use({ path: null, fields: ctx.request.qs() })

  const path = await temporaryPath()
  try {
    const { hasFile, fields } = await readMultipart(
      ctx.request.request,
      { name, maxBytes },
      (part) => refuseWhenDiskIsFull(() => save(part, path, { maxBytes, refuse }))
    )
    await rememberBody(ctx, fields, hasFile ? path : null)
    return await use({ path: hasFile ? path : null, fields: { ...ctx.request.qs(), ...fields } })
  } finally {
    await rm(path, { force: true })
  }
}

async function save(
  part: Readable,
  path: string,
  { maxBytes, refuse }: Required<Pick<UploadRules, 'maxBytes' | 'refuse'>>
): Promise<void> {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? refuse() : null, chunk)
    },
  })
  await pipeline(part, counter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}
