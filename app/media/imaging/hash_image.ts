import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { SourceType } from './provenance.js'
import type { ImageSource } from './sharp.js'

/** Increment when output bytes change: a URL means the same bytes forever. */
const PIPELINE = 'vesta-image-2\0'

/** Hex SHA-256 of bytes, pipeline version and origin. */
export async function hashImage(source: ImageSource, made: SourceType | null): Promise<string> {
  const hash = createHash('sha256').update(PIPELINE)
  if (made) hash.update(`${made}\0`)
  if (typeof source !== 'string') return hash.update(source).digest('hex')
  for await (const chunk of createReadStream(source)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
