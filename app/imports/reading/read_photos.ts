import { MAX_PHOTO_ADDRESS_CHARACTERS, MAX_PHOTOS_PER_ROW } from '#app/imports/import_limits'
import { MAX_LISTING_ALT_CHARACTERS } from '#app/properties/listing_options'

export interface WantedPhoto {
  /** a URL, or a file's name */
  address: string
  alt: string | null
}

interface ReadPhotos {
  photos: WantedPhoto[]
  /** how many there were before those that no listing takes were cut off */
  wanted: number
  /** what was left out */
  notes: string[]
}

/** RESO Data Dictionary 2.0, Media resource. */
interface Medium {
  MediaURL?: unknown
  MediaCategory?: unknown
  Order?: unknown
  ShortDescription?: unknown
  LongDescription?: unknown
}

/** RESO's categories of pictures of the home itself; without one it's a photo. */
const PICTURES = /^(photo|image|floor ?plan)?$/i

/**
 * A row's photos in order, each once.
 * @param cells RESO's `Media` as JSON, or URLs and file names with separators between them
 * @param texts of the photos, with bars between them
 */
export function readPhotos(cells: readonly string[], texts?: string): ReadPhotos {
  const notes: string[] = []
  const found = cells.flatMap((cell) => mediaIn(cell) ?? addressesIn(cell))
  const pictures = found.filter(({ category }) => PICTURES.test(category))
  const others = found.length - pictures.length
  if (others === 1) notes.push('One of its media isn’t a photo, so it’s left out.')
  if (others > 1) notes.push(`${others} of its media aren’t photos, so they’re left out.`)

  const words = texts?.split('|')
  const unique = new Map<string, WantedPhoto>()
  pictures.forEach(({ address, alt }, at) => {
    const text = (alt || words?.[at])?.trim().slice(0, MAX_LISTING_ALT_CHARACTERS).trim()
    const isKnown = unique.has(address) || address.length > MAX_PHOTO_ADDRESS_CHARACTERS
    if (!isKnown) unique.set(address, { address, alt: text || null })
  })
  const photos = [...unique.values()].slice(0, MAX_PHOTOS_PER_ROW)
  return { photos, wanted: unique.size, notes }
}

export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

interface Found {
  address: string
  alt: string
  category: string
}

function mediaIn(cell: string): Found[] | null {
  if (!/^\s*[[{]/.test(cell)) return null
  const list = parsed(cell)
  if (list === null) return null
  const media = (Array.isArray(list) ? list : [list]).map(mediumOf)
  return media.toSorted((one, other) => one.order - other.order).filter(({ address }) => address)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function mediumOf(value: unknown): Found & { order: number } {
  if (typeof value === 'string') return { ...plain(value), order: 0 }
  const medium: Medium = typeof value === 'object' && value !== null ? value : {}
  const order = Number(medium.Order ?? Infinity)
  return {
    address: textOf(medium.MediaURL),
    alt: textOf(medium.ShortDescription) || textOf(medium.LongDescription),
    category: textOf(medium.MediaCategory),
    order: Number.isNaN(order) ? Infinity : order,
  }
}

/** URLs may contain commas and semicolons, names blanks. */
function addressesIn(cell: string): Found[] {
  const hasUrls = /https?:\/\//i.test(cell)
  const separators = hasUrls ? /\||[\s,;]+(?=https?:\/\/)|\s+/i : /[|,;\n\r]+/
  return cell
    .split(separators)
    .map((part) => (hasUrls ? part.replace(/[,;]+$/, '') : part).trim())
    .filter(Boolean)
    .map(plain)
}

const plain = (address: string): Found => ({ address: address.trim(), alt: '', category: '' })

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
