import { foldText } from '#app/common/contract/fold_text'
import type { ArchivedFile } from '#app/imports/models/import_archive'
import type { ListingRow } from './listing_rows.js'

const byName = new Intl.Collator('en', { numeric: true })

/** Finds files by path, or by a name that only one has; case doesn't matter. */
export class FileNames {
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
