export type LeftOut = 'outdoors' | 'plan'

export interface PhotoWords {
  /** id of a room type; null if the words name none */
  roomType: string | null
  /** why a photo seems not to show a room; null if nothing says so */
  leftOut: LeftOut | null
}

/** Words by room; in a text, the room that is named first counts. */
const ROOMS: readonly [room: string, words: string][] = [
  ['living-room', 'living|lounge|sitting room|family room|salon|fireplace|sofa'],
  ['kids-room', 'child|children|kids?|nursery|playroom'],
  ['bedroom', 'bedrooms?|bed|guest room|headboard'],
  ['kitchen', 'kitchens?|kitchenette|pantry'],
  ['bathroom', 'bathrooms?|bath|shower|en-?suite|powder room|wc'],
  ['dining-room', 'dining'],
  ['home-office', 'office|study|desk'],
  ['hallway', 'hallways?|hall|entrance hall|foyer|corridor|stairs|staircase|landing'],
  ['library', 'library'],
  ['studio', 'studio'],
]

const PLAN = 'floor ?plans?|site ?plans?|layout plan|blueprint'

const OUTDOORS =
  'exterior|outside|outdoors?|fa[cç]ade|gardens?|yard|lawn|pools?|terraces?|patio|balcon(y|ies)|deck|roof|driveway|garage|street|aerial|drone|views?|beach|sea|snow|house|chalet|villa|building|townhouses?|gables|dunes'

/** What a photo's alt text, or the name of its room, says about what it shows. */
export function readPhotoWords(text: string): PhotoWords {
  const plain = text.toLowerCase()
  if (indexOf(PLAN, plain) !== -1) return { roomType: null, leftOut: 'plan' }
  const [first] = ROOMS.map(([room, words]) => ({ room, at: indexOf(words, plain) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
  const outdoors = indexOf(OUTDOORS, plain)
  // "The terrace off the bedroom" is outdoors, "a bedroom with a view" is not.
  if (outdoors !== -1 && (!first || outdoors < first.at)) {
    return { roomType: null, leftOut: 'outdoors' }
  }
  return { roomType: first?.room ?? null, leftOut: null }
}

function indexOf(words: string, text: string): number {
  return text.search(new RegExp(`\\b(${words})\\b`))
}
