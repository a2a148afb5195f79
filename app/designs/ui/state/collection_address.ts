import type { ShelfFilter } from '#app/designs/ui/state/design_shelf'

export interface CollectionFilter {
  isFavorite: boolean
  roomType: string | null
}

/** Reads `?favorite=1&roomType=`. */
export function filterFrom(url: string): CollectionFilter {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  return { isFavorite: query.get('favorite') === '1', roomType: query.get('roomType') }
}

export function shelfFilter({ isFavorite, roomType }: CollectionFilter): ShelfFilter {
  return { ...(isFavorite ? { favorite: 1 } : {}), ...(roomType ? { roomType } : {}) }
}

export function collectionAddress(filter: CollectionFilter): string {
  const { favorite, roomType } = shelfFilter(filter)
  const query = new URLSearchParams()
  if (favorite) query.set('favorite', '1')
  if (roomType) query.set('roomType', roomType)
  return query.size ? `/designer/collection?${query}` : '/designer/collection'
}
