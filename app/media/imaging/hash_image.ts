import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { SourceType } from './provenance.js'
import type { ImageSource } from './sharp.js'

/**
 * Raise it when pictures are written differently: an address stands for the
 * same bytes for ever, so new bytes take a new address.
 */
const PIPELINE = 'vesta-image-2\0'

/**
 * What bytes will be addressed by: SHA-256, in hexadecimal, of them, the
 * pipeline, and what is to be said of how they came about.
 */
export async function hashImage(source: ImageSource, made: SourceType | null): Promise<string> {
  const hash = createHash('sha256').update(PIPELINE)
  if (made) hash.update(`${made}\0`)
  if (typeof source !== 'string') return hash.update(source).digest('hex')
  for await (const chunk of createReadStream(source)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
