import type { ShelfFilter } from '#app/designs/collection/ui/design_shelf'

export const TABS = ['designer', 'collection', 'prompts'] as const
export type DesignerTab = (typeof TABS)[number]

export interface DesignerAddress {
  tab: DesignerTab
  /** the design on the stage */
  designId: number | null
  /** slug of the listing whose photo is redesigned */
  listing: string | null
}

/** Reads `/designer?tab=&design=&listing=`; ignores invalid values. */
export function designFrom(url: string): DesignerAddress {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const design = query.get('design') ?? ''
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'designer',
    designId: /^[1-9]\d{0,8}$/.test(design) ? Number(design) : null,
    listing: query.get('listing'),
  }
}

export function designerAddressOf({ tab, designId, listing }: Partial<DesignerAddress>): string {
  const query = new URLSearchParams()
  if (tab && tab !== 'designer') query.set('tab', tab)
  else if (designId) query.set('design', String(designId))
  if (listing) query.set('listing', listing)
  return query.size ? `/designer?${query}` : '/designer'
}

/** A photo of this site to begin with, as `?photo=` names it. */
export function photoIn(url: string, origin: string): URL | null {
  const photo = new URLSearchParams(url.split('?')[1] ?? '').get('photo')
  if (!photo || !URL.canParse(photo, origin)) return null
  const address = new URL(photo, origin)
  return address.origin === origin ? address : null
}

/** What is known of that photo, as `?words=` says. */
export function photoWordsIn(url: string): string | null {
  return new URLSearchParams(url.split('?')[1] ?? '').get('words')
}

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
