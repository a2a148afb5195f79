import { readRichText } from '#app/common/rich_text/rich_text'
import { richTextWordsOf } from '#app/common/rich_text/rich_text_words'
import type { Conflict } from '#app/properties/drafts/ui/conflicts'
import { AREA_UNITS, OFFERED_FOR, PROPERTY_TYPES, SECTORS } from '#app/properties/listing_options'

const MAX_SHOWN_CHARACTERS = 120

/** Where a field’s name on the wire isn’t what the editor calls it. */
const NAMES: Record<string, string> = {
  'type': 'property type',
  'sector': 'use',
  'lot_area': 'land area',
  'is_private': 'visibility',
  'address': 'street and number',
  'address_line_2': 'apartment or suite',
  'city': 'town',
  'state': 'region or state',
  'zip': 'postal code',
  'country_code': 'country',
  'latitude': 'latitude of the pin',
  'longitude': 'longitude of the pin',
  'offered_for': 'choice between sale and rent',
  'available_from': 'day from which it’s available',
  'component_order': 'order of the page',
  'animations': 'motion on the page',
  'hero.subline': 'subheading',
  'gallery.layout': 'layout of the gallery',
  'overview.text': 'description',
  'features.items': 'order of the highlights',
  'rooms.rooms': 'order of the rooms',
  'before_after.pairs': 'order of the before and after photos',
  'floor_plans.plans': 'order of the floor plans',
  'pictures.overview': 'order of the photos in the description',
  'pictures.features': 'order of the photos beside the highlights',
  'pictures.rooms': 'order of the photos above the rooms',
  'pictures.neighborhood': 'order of the photos of the neighborhood',
  'pictures.location': 'order of the photos of the location',
}

const LABELS: Record<string, Readonly<Record<string, string>>> = {
  type: PROPERTY_TYPES,
  sector: SECTORS,
  area_unit: AREA_UNITS,
  offered_for: OFFERED_FOR,
  is_private: { true: 'Private', false: 'Public' },
}

const UNSPOKEN = ['component_order', 'animations']

/** Lists whose rows are merged: what one is called, and what of it has words. */
const ROWS: Record<string, { name: string; spoken: readonly string[] }> = {
  'rooms.rooms': { name: 'room', spoken: ['name', 'size', 'floor'] },
  'before_after.pairs': { name: 'pair of photos', spoken: [] },
  'floor_plans.plans': { name: 'floor plan', spoken: ['name', 'floor'] },
}

interface Row {
  name: string
  /** of the row, as on the wire */
  field: string
  isSpoken: boolean
}

function rowOf(key: string): Row | null {
  const list = Object.keys(ROWS).find((each) => key.startsWith(`${each}.`))
  if (!list) return null
  const { name, spoken } = ROWS[list]
  const field = key.split('.').at(-1)!
  return { name, field, isSpoken: spoken.includes(field) }
}

/** What one removed while the other changed it. */
function goneRowWords({ key, mine, theirs }: Conflict, who: string | null): string | null {
  const isRemoved = theirs === null && isRowLike(mine)
  if (!isRemoved && !(mine === null && isRowLike(theirs))) return null
  const row = `the ${namedRow(key, isRemoved ? mine : theirs)}`
  if (isRemoved) {
    const told = who ? `${who} removed ${row}` : `${capitalized(row)} was removed elsewhere`
    return `${told} while you were changing it. Keep yours to bring it back, or take theirs to let it go.`
  }
  const told = who
    ? `${who} changed ${row}, which you removed`
    : `${capitalized(row)}, which you removed, was changed elsewhere`
  return `${told}. It’s still here. Keep yours to remove it, or take theirs to leave it.`
}

const isRowLike = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'id' in value

/** `room “Salon”` */
function namedRow(key: string, row: unknown): string {
  const kind = key.includes('.pins.') ? 'pin of a floor plan' : (rowOf(key)?.name ?? 'row')
  const { name, label, caption, floor }: Record<string, unknown> = { ...Object(row) }
  const words = [name, label, caption, floor].find(Boolean)
  return words ? `${kind} ${shown(key, words)}` : kind
}

/** @param who the other’s name; null where nobody else was seen in the editor */
export function conflictWords(conflict: Conflict, who: string | null): string {
  const { key, mine, theirs } = conflict
  const gone = goneRowWords(conflict, who)
  if (gone) return gone
  const choice = 'Keep yours or take theirs.'
  if (key === 'images') {
    const told = who ? `${who} rearranged the photos` : 'The photos were rearranged elsewhere'
    return `${told} while you did. They’re in the other order now. ${choice}`
  }
  const name = `the ${nameOf(key)}`
  const told = who ? `${who} changed ${name}` : `${capitalized(name)} changed elsewhere`
  const values = isUnspoken(key)
    ? ''
    : ` It says ${shown(key, theirs)} now; you wrote ${shown(key, mine)}.`
  return `${told} while you were writing.${values} ${choice}`
}

function isUnspoken(key: string): boolean {
  if (UNSPOKEN.includes(key) || key in ROWS || key.startsWith('pictures.')) return true
  return rowOf(key)?.isSpoken === false
}

/** `hero.headline` is the headline. */
function nameOf(key: string): string {
  if (key.startsWith('alt.')) return 'alt text of a photo'
  if (key.startsWith('caption.')) return 'caption of a staged photo'
  const row = rowOf(key)
  if (row && key.includes('.pins')) return 'pins of a floor plan'
  if (row) return row.isSpoken || row.field === 'photo' ? `${row.field} of a ${row.name}` : row.name
  const [part, name = part] = key.split('.')
  const [of, words] = [part, name].map((each) => each.replaceAll('_', ' '))
  if (key in NAMES) return NAMES[key]
  if (name === part || name === 'headline') return words
  if (part === 'titles') return `title of the ${words}`
  return of.endsWith(words) ? of : `${of} ${words}`
}

function shown(key: string, value: unknown): string {
  const words = LABELS[key]?.[String(value)] ?? wordsIn(value)
  if (!words) return 'nothing'
  return `“${words.length > MAX_SHOWN_CHARACTERS ? `${words.slice(0, MAX_SHOWN_CHARACTERS)} …` : words}”`
}

function wordsIn(value: unknown): string {
  const text = readRichText(value)
  if (text) return richTextWordsOf(text)
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) {
    return 'name' in value ? wordsIn(value.name) : wordsIn(Object.values(value))
  }
  return value === null || value === undefined ? '' : String(value)
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
