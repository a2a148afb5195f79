import type { Readable } from 'node:stream'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import { deleteFile, openFile, putFile, storageDisk } from '#app/media/files/stored_files'
import type ImageContent from '#app/media/image_content'
import { planVariants } from '#app/media/variants/variant_plan'

/** `images/<2 characters>/<hash>/<file>` */
export default class ImageFiles {
  async has(hash: string, file: string): Promise<boolean> {
    return (await storageDisk()).exists(keyOf(hash, file))
  }

  async read(hash: string, file: string): Promise<Buffer> {
    return Buffer.from(await (await storageDisk()).getBytes(keyOf(hash, file)))
  }

  async sizeOf(hash: string, file: string): Promise<number> {
    return (await (await storageDisk()).getMetaData(keyOf(hash, file))).contentLength
  }

  /** @throws HttpError 503 if the disk is full */
  put(hash: string, file: string, data: Uint8Array): Promise<void> {
    return putFile(keyOf(hash, file), data)
  }

  /** Null if missing. */
  open(hash: string, file: string): Promise<Readable | null> {
    return openFile(keyOf(hash, file))
  }

  async removeAll(content: ImageContent): Promise<void> {
    const planned = planVariants(content).map(({ file }) => file)
    const files = new Set([content.originalFile, ...planned, ...derived.list()])
    await Promise.all([...files].map((file) => deleteFile(keyOf(content.hash, file))))
  }
}

function keyOf(hash: string, file: string): string {
  return `images/${hash.slice(0, 2)}/${hash}/${file}`
}

const derived = new Registry('files made of an image', { key: (file: string) => file })

/** Files computed from an image, stored next to it and deleted with it. */
export function derivedFiles(files: readonly string[]): Extension {
  return derived.adds(...files)
}
