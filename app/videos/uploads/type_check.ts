import { Transform, type TransformCallback } from 'node:stream'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import { HEAD_BYTES, isVideo } from '#app/videos/uploads/sniff_video'

/**
 * Lets a file through once its first bytes are those of a video; else fails before any of it is
 * stored. Less than these bytes pass: the file is judged again when it is complete.
 */
export class TypeCheck extends Transform {
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
