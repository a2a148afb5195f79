import type { IncomingMessage } from 'node:http'
import { PassThrough, Transform, type Readable, type TransformCallback } from 'node:stream'
import { withChecked } from '#app/videos/uploads/checksum'
import type { OwnUpload } from '#app/videos/uploads/find_uploads'
import { finishUpload, refuseType, HEAD_BYTES, isVideo } from '#app/videos/uploads/finish_upload'
import { recordProgress } from '#app/videos/uploads/record_progress'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import { appendPart } from '#app/videos/uploads/tus_server'
import { findOrCreateUpload } from '#app/videos/uploads/upload_store'

const TUS_HEADERS = ['tus-resumable', 'upload-offset', 'content-type', 'content-length']

/**
 * Appends the body of a request to an upload, and hands the file over once it is complete.
 * @returns the new offset
 * @throws HttpError 409, 413, 423, 460; 415 if it isn't a video: then nothing of it is left
 */
export async function writePart(
  request: IncomingMessage,
  uploadId: string,
  { video, bytes, isComplete }: OwnUpload
): Promise<number> {
  if (isComplete) throw uploadRefusals.complete()
  await findOrCreateUpload(uploadId, bytes)
  const { headers } = request
  const check = Number(headers['upload-offset']) === 0 ? new TypeCheck() : null
  const given = Object.fromEntries(TUS_HEADERS.map((name) => [name, headers[name]?.toString()]))
  const append = (source: Readable) =>
    appendPart({ uploadId, headers: given, body: passedOn(source, check ?? new PassThrough()) })

  const checksum = headers['upload-checksum']?.toString()
  try {
    const offset = await (checksum ? withChecked(request, checksum, append) : append(request))
    if (offset === bytes) await finishUpload(video.id, uploadId)
    else await recordProgress(uploadId, offset, bytes)
    return offset
  } catch (error) {
    if (check?.hasRefused(error)) await refuseType(video.id, uploadId)
    throw error
  }
}

/** Not `pipeline`, which would close the connection before the sender reads why it was refused. */
function passedOn(source: Readable, body: PassThrough | TypeCheck): Readable {
  const cutOff = () => source.readableEnded || body.destroy(new Error('The sender is gone'))
  source.once('error', cutOff)
  source.once('close', cutOff)
  return source.pipe(body)
}

/**
 * Lets a file through once its first bytes are those of a video; else fails before any of it is
 * stored. Less than these bytes pass: the file is judged again when it is complete.
 */
class TypeCheck extends Transform {
  #head: Buffer | null = Buffer.alloc(0)
  #refusal: Error | null = null

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (!this.#head) return done(null, chunk)
    const head = Buffer.concat([this.#head, chunk])
    this.#head = head.length < HEAD_BYTES ? head : null
    if (this.#head) return done()
    if (isVideo(head.subarray(0, HEAD_BYTES))) done(null, head)
    else done((this.#refusal = uploadRefusals.type()))
  }

  /** Whether an error says that this isn't a video. */
  hasRefused(error: unknown): boolean {
    return this.#refusal !== null && this.#refusal === error
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#head)
  }
}
