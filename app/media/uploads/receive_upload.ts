import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { MAX_UPLOAD_BYTES } from '#app/media/limits'
import { refusals, refuseWhenDiskIsFull } from '#app/media/imaging/refusals'
import { discardRest } from './discard_rest.js'
import { temporaryPath } from './temporary_files.js'

/** A multipart body: its one file, in a temporary place, and its fields. */
export interface ReceivedUpload {
  /** null where the body has none */
  path: string | null
  fields: Record<string, unknown>
}

/** What boundaries and fields may add to a file. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES + 64 * 1024

/**
 * Takes in a multipart upload with one file, lends it to `use` and deletes it
 * afterwards, however that ends. More than 25 MB is refused by the announced
 * length, else as soon as that much has arrived.
 *
 * @param name of the field with the file
 * @throws HttpError 413, 400 when the sender goes away, 503 when the disk is full
 */
export async function receiveUpload(
  ctx: HttpContext,
  use: (upload: ReceivedUpload) => Promise<void>,
  name = 'file'
): Promise<void> {
  const request = ctx.request.request
  const path = await temporaryPath()
  try {
    const hasFile = await receive(ctx, path, name)
    await use({ path: hasFile ? path : null, fields: ctx.request.all() })
  } catch (error) {
    discardRest(request)
    throw request.destroyed && !request.complete ? refusals.interrupted() : error
  } finally {
    await rm(path, { force: true })
  }
}

/** @returns whether there was a file */
async function receive(ctx: HttpContext, path: string, name: string): Promise<boolean> {
  if (Number(ctx.request.header('content-length')) > MAX_BODY_BYTES) throw refusals.bytes()
  if (!ctx.request.multipart) return false

  const { multipart } = ctx.request
  let saving: Promise<void> | undefined
  multipart.onFile('*', { deferValidations: true }, async (part) => {
    if (part.name !== name || saving) return void part.resume()
    saving = refuseWhenDiskIsFull(() => save(part, path))
    try {
      await saving
    } catch (error) {
      multipart.abort(error)
    }
  })
  try {
    await multipart.process()
  } finally {
    await saving
  }
  return saving !== undefined
}

async function save(part: Readable, path: string): Promise<void> {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > MAX_UPLOAD_BYTES ? refusals.bytes() : null, chunk)
    },
  })
  await pipeline(part, counter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}
