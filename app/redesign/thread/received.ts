import type { Picture } from '#app/redesign/engine/design_engine'
import type { SentPicture } from './thread_work.js'

export function received({ data, width, height }: SentPicture): Picture {
  return { data: Buffer.from(data.buffer, data.byteOffset, data.length), width, height }
}
