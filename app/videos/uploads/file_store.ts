import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { uploadRefusals } from '#app/videos/uploads/refusals'

const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/** Tells of a full disk; the original hides it. */
export class UploadFileStore extends FileStore {
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
    try {
      await pipeline(source, file)
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && DISK_FULL.has(error.code)
      throw isFull ? uploadRefusals.diskFull() : error
    }
    return offset + file.bytesWritten
  }
}
