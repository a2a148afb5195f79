import type { Picture } from '../design_engine.js'
import type { SentPicture } from './thread_work.js'

/** A picture that has crossed threads, without copying it. */
export function received({ data, width, height }: SentPicture): Picture {
  return { data: Buffer.from(data.buffer, data.byteOffset, data.length), width, height }
}
