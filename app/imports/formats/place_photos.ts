import { foldText } from '#app/common/contract/fold_text'
import { MAX_PHOTOS_PER_IMPORT, MAX_PHOTOS_PER_ROW } from '#app/imports/contract/limits'
import type { ArchivedFile } from '#app/imports/models/import_archive'
import { MAX_UPLOAD_BYTES } from '#app/media/contract/limits'
import { FileNames } from './file_names.js'
import type { ListingRow } from './listing_rows.js'
import { isWebAddress, type WantedPhoto } from './read_photos.js'

export interface PlacedPhoto extends WantedPhoto {
  /** in the archive */
  file: string | null
  /** why it can't be had */
  reason: string | null
}

export interface PlacedRow extends Omit<ListingRow, 'photos' | 'photosWanted'> {
  photos: PlacedPhoto[]
}

interface Placed {
  rows: PlacedRow[]
  /** about files that belong to no row */
  notes: string[]
}

const TOO_LARGE = `It has more than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`
const TOO_MANY = `An import takes at most ${MAX_PHOTOS_PER_IMPORT.toLocaleString('en-US')} photos, so some of this listing’s are left out.`

/**
 * Finds each row's photos: those it names, then the archive's in a folder, or with the start of a
 * name, that is its listing ID.
 */
export function placePhotos(
  rows: readonly ListingRow[],
  archived: readonly ArchivedFile[] | null
): Placed {
  const files = new FileNames(archived ?? [])
  const named = rows.map(({ photos }) => photos.map((photo) => placed(photo, files, archived)))
  const byKey = files.unused().length ? files.byKey(rows) : new Map<string, ArchivedFile[]>()
  let room = MAX_PHOTOS_PER_IMPORT
  const filled = rows.map(({ photosWanted, ...row }, at) => {
    // a broken key, or another row's, says nothing about photos
    const key = row.errors.length ? null : row.key
    const own = key === null ? [] : (byKey.get(foldText(key)) ?? [])
    const all = [
      ...named[at],
      ...own.map((file) => placedFile({ address: file.name, alt: null }, file)),
    ]
    const taken = all.slice(0, Math.min(room, MAX_PHOTOS_PER_ROW))
    room -= taken.length
    return { ...row, photos: taken, notes: notesOf(row, photosWanted + own.length, taken.length) }
  })
  return { rows: filled, notes: notesOfRest(files.unused()) }
}

function notesOf({ notes }: Pick<ListingRow, 'notes'>, wanted: number, taken: number): string[] {
  if (taken === wanted) return notes
  const isFull = taken === MAX_PHOTOS_PER_ROW
  return [...notes, isFull ? `Only the first ${taken} of ${wanted} photos are taken.` : TOO_MANY]
}

function placed(
  photo: WantedPhoto,
  files: FileNames,
  archived: readonly ArchivedFile[] | null
): PlacedPhoto {
  if (isWebAddress(photo.address)) return { ...photo, file: null, reason: null }
  const found = files.take(photo.address)
  if (found) return placedFile(photo, found)
  const reason = archived ? 'The ZIP file has no photo of that name.' : 'This isn’t a web address.'
  return { ...photo, file: null, reason }
}

function placedFile(photo: WantedPhoto, { file }: ArchivedFile): PlacedPhoto {
  return { ...photo, file, reason: file === null ? TOO_LARGE : null }
}

const MAX_NAMED = 10

function notesOfRest(rest: readonly ArchivedFile[]): string[] {
  if (!rest.length) return []
  const names = rest.slice(0, MAX_NAMED).map(({ name }) => name.slice(0, 100))
  const more = rest.length > MAX_NAMED ? ` and ${rest.length - MAX_NAMED} more` : ''
  return [`Photos of the ZIP file that belong to no row: ${names.join(', ')}${more}.`]
}
