import { createWriteStream } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { open } from 'node:fs/promises'
import { FileStore } from '@tus/file-store'
import { S3Store } from '@tus/s3-store'
import { ERRORS, Upload, type DataStore } from '@tus/server'
import { bucketOptions } from '#app/media/files/bucket_options'
import { deleteFile, isMissing, type MissingFileError } from '#app/media/files/stored_files'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import env from '#start/env'

const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/** Tells of a full disk; the original hides it. */
class UploadFileStore extends FileStore {
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

/** Of tus, beside an upload: what it knows of it, and in a bucket the part that isn't full yet. */
const SIDE_FILES = { folder: ['.json'], s3: ['.info', '.part'] }

const disk = env.get('DRIVE_DISK', 'folder')
const folder = resolve(env.get('STORAGE_PATH'), 'files')

/** Uploads go to the place where Drive finds them later, under this key. */
export const uploadKey = (uploadId: string) => `video_uploads/${uploadId}`

let store: DataStore | undefined

export function uploadStore(): DataStore {
  store ??= disk === 's3' ? bucketStore() : new UploadFileStore({ directory: folder })
  return store
}

/** What has arrived, or null if nothing was ever sent. */
export async function findUpload(uploadId: string): Promise<Upload | null> {
  try {
    return await uploadStore().getUpload(uploadKey(uploadId))
  } catch (error) {
    if (error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS) return null
    throw error
  }
}

const beingCreated = new Map<string, Promise<Upload>>()

/** Creates the file with the first part, so that unused uploads leave none. */
export function findOrCreateUpload(uploadId: string, size: number): Promise<Upload> {
  const pending = beingCreated.get(uploadId) ?? create(uploadId, size)
  beingCreated.set(uploadId, pending)
  return pending.finally(() => beingCreated.delete(uploadId))
}

async function create(uploadId: string, size: number): Promise<Upload> {
  const found = await findUpload(uploadId)
  return found ?? uploadStore().create(new Upload({ id: uploadKey(uploadId), size, offset: 0 }))
}

/** From now on the file survives a loss of power. A bucket's does so anyway. */
export async function settleUpload(uploadId: string): Promise<void> {
  if (disk === 'folder') await syncFile(join(folder, uploadKey(uploadId)))
}

/** The file stays, tus forgets it. */
export async function removeSideFiles(uploadId: string): Promise<void> {
  for (const ending of SIDE_FILES[disk]) await deleteFile(uploadKey(uploadId) + ending)
}

/** Also if there is none. */
export async function removeUpload(uploadId: string): Promise<void> {
  try {
    await uploadStore().remove(uploadKey(uploadId))
  } catch (error) {
    // another process may be removing it, too
    if (error !== ERRORS.FILE_NOT_FOUND && !isMissing(error as MissingFileError)) throw error
  }
  await deleteFile(uploadKey(uploadId))
  await removeSideFiles(uploadId)
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** No tags: many S3-compatible stores don't know them. */
function bucketStore(): S3Store {
  const {
    bucket,
    region,
    endpoint,
    credentials,
    forcePathStyle,
    requestChecksumCalculation,
    responseChecksumValidation,
  } = bucketOptions()
  return new S3Store({
    useTags: false,
    s3ClientConfig: {
      bucket,
      region,
      endpoint,
      credentials,
      forcePathStyle,
      requestChecksumCalculation,
      responseChecksumValidation,
    },
  })
}
