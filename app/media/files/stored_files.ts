import { once } from 'node:events'
import type { Readable } from 'node:stream'
import app from '@adonisjs/core/services/app'
import { refuseWhenDiskIsFull } from '#app/media/imaging/refusals'

/** The folder or bucket of this site. Looked up each time: tests replace it. */
export async function storageDisk() {
  return (await app.container.make('drive.manager')).use()
}

/** @throws HttpError 503 if the disk is full */
export async function putFile(key: string, data: Uint8Array): Promise<void> {
  const disk = await storageDisk()
  await refuseWhenDiskIsFull(() => disk.put(key, data))
}

/** Null if missing. */
export async function openFile(key: string): Promise<Readable | null> {
  try {
    const stream = await (await storageDisk()).getStream(key)
    await once(stream, 'readable')
    return stream
  } catch (error) {
    if (isMissing(error as MissingFileError)) return null
    throw error
  }
}

/** In bytes; null if it is missing. */
export async function sizeOfFile(key: string): Promise<number | null> {
  try {
    return (await (await storageDisk()).getMetaData(key)).contentLength
  } catch (error) {
    if (isMissing(error as MissingFileError)) return null
    throw error
  }
}

/** Also if it is missing. */
export async function deleteFile(key: string): Promise<void> {
  await (await storageDisk()).delete(key)
}

export interface MissingFileError extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number }
  cause?: MissingFileError
}

/** Whether an error says that there is no such file. */
export function isMissing(error: MissingFileError): boolean {
  return (
    error.code === 'ENOENT' ||
    error.$metadata?.httpStatusCode === 404 ||
    (error.cause !== undefined && isMissing(error.cause))
  )
}
