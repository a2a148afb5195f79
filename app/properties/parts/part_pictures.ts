import {
  featuresContent,
  neighborhoodContent,
  overviewContent,
  roomsContent,
} from '#app/properties/parts/component_content'
import type { PagePart } from '#app/properties/listing_options'

/** Parts with photos of their own. */
export const ILLUSTRATED_PARTS = [
  'overview',
  'features',
  'rooms',
  'neighborhood',
  'location',
] as const satisfies readonly PagePart[]

export type IllustratedPart = (typeof ILLUSTRATED_PARTS)[number]

export const MAX_PART_PICTURES = 6

interface Illustrated<Image> {
  description: string | null
  components: Record<string, { content: Record<string, unknown>; images: readonly Image[] }>
}

/** How many photos of the gallery a template sets into a part where none were chosen. */
export type GivenPictures = Readonly<Partial<Record<IllustratedPart, number>>>

/**
 * The photos that stand in each part: those chosen for it, or else what the template gives it of
 * the gallery, each once, without the cover and without those that a room shows.
 */
export function partPictures<Image extends { id: number }>(
  listing: Illustrated<Image>,
  gallery: readonly Image[],
  given: GivenPictures = {}
): Map<string, readonly Image[]> {
  const chosen = new Map(
    ILLUSTRATED_PARTS.map((part) => [part, listing.components[part]?.images ?? []])
  )
  const rooms = roomsContent(listing.components.rooms?.content).rooms
  const taken = new Set<number | null>([
    ...[...chosen.values()].flat().map(({ id }) => id),
    ...rooms.map(({ photo }) => photo),
  ])
  const free = gallery.slice(1).filter(({ id }) => !taken.has(id))
  const pictures = ILLUSTRATED_PARTS.map((part): [string, readonly Image[]] => {
    const own = chosen.get(part) ?? []
    const count = given[part] ?? 0
    return [part, own.length || !hasText(part, listing) ? own : free.splice(0, count)]
  })
  return new Map(pictures.filter(([, images]) => images.length > 0))
}

function hasText(
  part: IllustratedPart,
  { components, description }: Illustrated<unknown>
): boolean {
  const content = components[part]?.content
  if (part === 'overview') return overviewContent(content, description).text !== null
  if (part === 'neighborhood') return neighborhoodContent(content).text !== null
  return part === 'features' && featuresContent(content).items.length > 0
}
