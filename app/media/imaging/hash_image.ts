import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ImageSource } from './sharp.js'

/**
 * Raise it when pictures are written differently: an address stands for the
 * same bytes for ever, so new bytes take a new address.
 */
const PIPELINE = 'vesta-image-1\0'

/** What uploaded bytes will be addressed by: SHA-256, in hexadecimal, of them and the pipeline. */
export async function hashImage(source: ImageSource): Promise<string> {
  const hash = createHash('sha256').update(PIPELINE)
  if (typeof source !== 'string') return hash.update(source).digest('hex')
  for await (const chunk of createReadStream(source)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
