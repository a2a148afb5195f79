import type { Readable } from 'node:stream'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import type ImageContent from '#app/media/models/image_content'
import { refuseWhenDiskIsFull } from '#app/media/imaging/refusals'
import { listDerivedFiles } from './derived_files.js'
import { planVariants } from '#app/media/imaging/variant_plan'

/** `images/<2 characters>/<hash>/<file>` */
export default class ImageFiles {
  async has(hash: string, file: string): Promise<boolean> {
    return (await this.#disk()).exists(keyOf(hash, file))
  }

  async read(hash: string, file: string): Promise<Buffer> {
    return Buffer.from(await (await this.#disk()).getBytes(keyOf(hash, file)))
  }

  async sizeOf(hash: string, file: string): Promise<number> {
    return (await (await this.#disk()).getMetaData(keyOf(hash, file))).contentLength
  }

  /** @throws HttpError 503 if the disk is full */
  async put(hash: string, file: string, data: Uint8Array): Promise<void> {
    const disk = await this.#disk()
    await refuseWhenDiskIsFull(() => disk.put(keyOf(hash, file), data))
  }

  /** Null if missing. */
  async open(hash: string, file: string): Promise<Readable | null> {
    try {
      const stream = await (await this.#disk()).getStream(keyOf(hash, file))
      await once(stream, 'readable')
      return stream
    } catch (error) {
      if (isMissing(error as MissingFileError)) return null
      throw error
    }
  }

  async removeAll(content: ImageContent): Promise<void> {
    const disk = await this.#disk()
    const planned = planVariants(content).map(({ file }) => file)
    const files = new Set([content.originalFile, ...planned, ...listDerivedFiles()])
    await Promise.all([...files].map((file) => disk.delete(keyOf(content.hash, file))))
  }

  /** Looked up each time: tests replace it. */
  async #disk() {
    return (await app.container.make('drive.manager')).use()
  }
}

interface MissingFileError extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number }
  cause?: MissingFileError
}

function isMissing(error: MissingFileError): boolean {
  return (
    error.code === 'ENOENT' ||
    error.$metadata?.httpStatusCode === 404 ||
    (error.cause !== undefined && isMissing(error.cause))
  )
}

function keyOf(hash: string, file: string): string {
  return `images/${hash.slice(0, 2)}/${hash}/${file}`
}
