import { foldText } from '#app/common/text/fold_text'
import type { ArchivedFile } from '#app/imports/archives/import_archive'
import { MAX_PHOTOS_PER_IMPORT, MAX_PHOTOS_PER_ROW } from '#app/imports/import_limits'
import type { ListingRow } from '#app/imports/reading/listing_rows'
import { isWebAddress, type WantedPhoto } from '#app/imports/reading/read_photos'
import { MAX_UPLOAD_BYTES } from '#app/media/media_limits'

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
  const reason = archived
    ? 'The ZIP file has no readable photo of that name.'
    : 'This isn’t a web address.'
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

const byName = new Intl.Collator('en', { numeric: true })

/** Finds files by path, or by a name that only one has; case doesn't matter. */
class FileNames {
  readonly #byPath = new Map<string, ArchivedFile>()
  readonly #byName = new Map<string, ArchivedFile | null>()
  readonly #used = new Set<ArchivedFile>()

  constructor(private readonly files: readonly ArchivedFile[]) {
    for (const file of files) {
      const path = file.name.toLowerCase()
      const name = baseOf(path)
      this.#byPath.set(path, file)
      this.#byName.set(name, this.#byName.has(name) ? null : file)
    }
  }

  take(name: string): ArchivedFile | null {
    const path = name
      .replaceAll('\\', '/')
      .replace(/^(\.?\/)+/, '')
      .toLowerCase()
    const found = this.#byPath.get(path) ?? this.#byName.get(baseOf(path)) ?? null
    if (found) this.#used.add(found)
    return found
  }

  unused(): ArchivedFile[] {
    return this.files.filter((file) => !this.#used.has(file))
  }

  /** Unused files by the listing ID, folded, that their folder is or their name starts with. */
  byKey(rows: readonly ListingRow[]): Map<string, ArchivedFile[]> {
    const keys = new Set(rows.map(({ key }) => foldText(key ?? '')))
    keys.delete('')
    const found = new Map<string, ArchivedFile[]>()
    const sorted = this.unused().toSorted((one, other) => byName.compare(one.name, other.name))
    for (const file of sorted) {
      const key = keyOf(file.name, keys)
      if (key === null) continue
      this.#used.add(file)
      found.set(key, [...(found.get(key) ?? []), file])
    }
    return found
  }
}

/** The deepest folder counts first, then the longest start of the name; `A-1` is the same as `a_1`. */
function keyOf(path: string, keys: ReadonlySet<string>): string | null {
  const folders = path.split('/').slice(0, -1).map(foldText)
  const folder = folders.findLast((name) => keys.has(name))
  if (folder !== undefined) return folder
  const words = foldText(baseOf(path).replace(/\.\w+$/, '')).split(' ')
  for (let count = words.length; count > 0; count--) {
    const start = words.slice(0, count).join(' ')
    if (keys.has(start)) return start
  }
  return null
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
