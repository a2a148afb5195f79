import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readPropertyCards, type PropertyCardRow } from '#app/properties/models/property_row'
import type { SpotRow } from '#app/spots/models/spot_row'
import Video from '#app/videos/models/video'

/** A spot with its videos and its listing, as whoever asks may see them. */
export interface SpotView {
  row: SpotRow
  viewerId: number | null
  videos: ReadonlyMap<number, Video>
  property: PropertyCardRow | null
}

/** Videos being deleted and listings that aren't public, except one's own, are left out. */
export async function viewSpots(
  rows: SpotRow[],
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<SpotView[]> {
  const videos = await readVideos(rows, client)
  const properties = await readListings(rows, viewerId, client)
  return rows.map((row) => ({
    row,
    viewerId,
    videos,
    property: properties.get(row.propertyId ?? 0) ?? null,
  }))
}

async function readVideos(rows: SpotRow[], client?: TransactionClientContract) {
  const ids = rows.flatMap(({ slides }) => slides.flatMap(({ videoId }) => videoId ?? []))
  if (!ids.length) return new Map<number, Video>()
  const videos = await Video.query({ client })
    .whereIn('id', [...new Set(ids)])
    .whereNull('removing_since')
    .preload('poster')
    .preload('captions')
  return new Map(videos.map((video) => [video.id, video]))
}

async function readListings(
  rows: SpotRow[],
  viewerId: number | null,
  client?: TransactionClientContract
) {
  const ids = rows.flatMap(({ propertyId }) => propertyId ?? [])
  if (!ids.length) return new Map<number, PropertyCardRow>()
  const cards = await readPropertyCards(
    `where p.id = any(:ids::integer[])
       and ((p.status = 'publish' and not p.is_private) or p.user_id = :viewerId::integer)`,
    { ids, viewerId },
    client
  )
  return new Map(cards.map((card) => [card.id, card]))
}
