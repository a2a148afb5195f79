import { buffer } from 'node:stream/consumers'
import { errors } from '@vinejs/vine'
import pLimit from 'p-limit'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import {
  MAX_ARCHIVE_ENTRIES,
  MAX_ARCHIVE_RATIO,
  MAX_IMPORT_BYTES,
  MAX_UNPACKED_IMPORT_BYTES,
} from '#app/imports/import_limits'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import type ImportArchive from '#app/imports/archives/import_archive'
import type { ArchivedFile } from '#app/imports/archives/import_archive'
import { MAX_UPLOAD_BYTES } from '#app/media/media_limits'
import { sniffFormat } from '#app/media/imaging/inspect_image'

type Unpacked = Pick<ImportArchive, 'photos' | 'list' | 'others'>
type Store = (file: string, data: Buffer) => Promise<void>

const STORED_AT_ONCE = 4
const SMALL_BYTES = 1024 * 1024
const LIST = /\.(csv|tsv|txt|json)$/i
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/

/**
 * Passes an untrusted ZIP file's photos and its list to `store`, under names of our own; what an
 * entry is its content says. Links, folders, hidden files and other archives are left out.
 * @throws E_VALIDATION_ERROR on `file` if it can't be unpacked safely; what `store` throws
 */
export async function unpackArchive(path: string, store: Store): Promise<Unpacked> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(unreadable)
  try {
    const entries = await checkedEntries(zip)
    const lists = entries.filter(isList)
    if (lists.length > 1) {
      const names = lists.slice(0, 5).map(({ fileName }) => fileName)
      throw fileRefusal(`This ZIP file has several lists: ${names.join(', ')}. Leave one in it.`)
    }
    const kept = await unpackEntries(zip, entries, store)
    const found = kept.filter((file) => file !== null)
    return {
      photos: found.filter(({ name }) => !LIST.test(name)),
      list: found.find(({ name }) => LIST.test(name)) ?? null,
      others: kept.length - found.length,
    }
  } finally {
    zip.close()
  }
}

/** From the directory alone, before anything is unpacked. */
async function checkedEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ARCHIVE_ENTRIES) throw tooMany()
  const entries: Entry[] = []
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize: size, compressedSize } = entry
      if (fileName.endsWith('/') || isLink(entry) || HIDDEN.test(fileName)) continue
      if (entry.isEncrypted()) {
        throw fileRefusal('This ZIP file is protected by a password. Zip the photos without one.')
      }
      bytes += size
      if (isList(entry) && size > MAX_IMPORT_BYTES) {
        throw fileRefusal(`The list may have up to ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`)
      }
      const isBomb = size > SMALL_BYTES && size > compressedSize * MAX_ARCHIVE_RATIO
      if (isBomb || bytes > MAX_UNPACKED_IMPORT_BYTES) throw tooLarge()
      if (entries.push(entry) > MAX_ARCHIVE_ENTRIES) throw tooMany()
    }
  } catch (error) {
    throw error instanceof Error && /relative path|absolute path/.test(error.message)
      ? fileRefusal('This ZIP file has names that lead out of it. Zip the photos again.')
      : asRefusal(error)
  }
  return entries
}

/** @returns once nothing is stored any more, even if one failed: the caller may delete it all */
async function unpackEntries(zip: ZipFile, entries: readonly Entry[], store: Store) {
  const limit = pLimit(STORED_AT_ONCE)
  const outcomes = await Promise.allSettled(
    entries.map((entry, at) => limit(() => unpackEntry(zip, entry, String(at), store)))
  )
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

/** @returns null if it is neither a photo nor a list */
async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  file: string,
  store: Store
): Promise<ArchivedFile | null> {
  const { fileName: name, uncompressedSize: size } = entry
  if (isList(entry)) {
    await store(file, await contentOf(zip, entry))
    return { name, file }
  }
  if (size > MAX_UPLOAD_BYTES) return { name, file: null }
  const data = await contentOf(zip, entry)
  if (!(await sniffFormat(data))) return null
  await store(file, data)
  return { name, file }
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (error) {
    throw asRefusal(error)
  }
}

function isList({ fileName }: Entry): boolean {
  return LIST.test(fileName)
}

/** By its Unix mode. */
function isLink({ externalFileAttributes: attributes }: Entry): boolean {
  return ((attributes >>> 16) & 0o170000) === 0o120000
}

function asRefusal(error: unknown): Error {
  return error instanceof errors.E_VALIDATION_ERROR ? error : damaged(error)
}

function unreadable(error: unknown): never {
  throw damaged(error)
}

function damaged(cause: unknown): Error {
  return fileRefusal(
    'We can’t read this ZIP file; it may be damaged. Zip the photos again.',
    'file',
    cause
  )
}

function tooLarge(): Error {
  return fileRefusal(
    `This ZIP file unpacks to more than ${MAX_UNPACKED_IMPORT_BYTES / 1024 / 1024} MB, or to far more than it should. Send the photos in parts.`
  )
}

function tooMany(): Error {
  return fileRefusal(
    `A ZIP file can hold at most ${MAX_ARCHIVE_ENTRIES.toLocaleString('en-US')} files. Send the photos in parts.`
  )
}
