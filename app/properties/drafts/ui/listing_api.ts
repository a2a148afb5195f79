import { answered as answer } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import type { ListingPatch } from '#app/properties/drafts/ui/changes'
import type { Listing, ListingImage } from '#app/properties/drafts/ui/draft'

/** As on the wire. */
export interface PartChange {
  content: Record<string, unknown>
  /** the content that the server last said */
  seen: Record<string, unknown>
  /** the staged pictures that `content` was written with, by their images */
  known_pictures?: number[]
  /** the photos that stand in the part, where they changed */
  images?: number[]
  /** those that the server last said */
  seen_images?: number[]
}

/** Each rejects with a `CallFailure`. */
export interface ListingApi {
  /** @param seen what the server last said of what is changed */
  saveListing: (slug: string, patch: ListingPatch, seen: ListingPatch) => Promise<Listing>
  savePart: (componentId: number, change: PartChange) => Promise<Listing['components'][string]>
  load: (slug: string) => Promise<{ listing: Listing; images: readonly ListingImage[] }>
  /** @param seen the alt text that the server last said */
  saveAlt: (slug: string, imageId: number, alt: string | null, seen: string | null) => Promise<void>
  publish: (slug: string, publish: boolean) => Promise<Listing>
  setStatus: (slug: string, status: 'draft' | 'archive') => Promise<Listing>
}

const routes = api.api.api

const SENTENCES = {
  403: 'You can’t edit this listing anymore.',
  404: 'This listing no longer exists, or isn’t yours.',
}

/** Browsers finish requests of up to 64 KiB after the page is gone. */
const MAX_KEEPALIVE_BYTES = 60_000

function sending<Body>(body: Body) {
  return { body, keepalive: JSON.stringify(body).length * 3 < MAX_KEEPALIVE_BYTES }
}

export const listingApi: ListingApi = {
  async saveListing(slug, patch, seen) {
    const body = sending({ property: patch, seen })
    const { property } = await answered(routes.properties.update({ params: { slug }, ...body }))
    return property
  },

  async savePart(id, component) {
    const body = sending({ component })
    const saved = await answered(routes.components.update({ params: { id }, ...body }))
    return saved.component
  },

  async load(slug) {
    const params = { slug }
    const [{ property }, { resources }] = await Promise.all([
      answered(routes.properties.show({ params })),
      answered(routes.resources.show({ params })),
    ])
    return { listing: property, images: resources.images }
  },

  async saveAlt(slug, id, alt, seen) {
    const body = sending({ image: { alt }, seen: { alt: seen } })
    await answered(routes.propertyImages.update({ params: { slug, id }, ...body }))
  },

  async publish(slug, publish) {
    const body = sending({ publish })
    const { property } = await answered(routes.publications.update({ params: { slug }, ...body }))
    return property
  },

  async setStatus(slug, status) {
    const body = sending({ property: { status } })
    const { property } = await answered(routes.properties.update({ params: { slug }, ...body }))
    return property
  },
}

function answered<Answer>(call: PromiseLike<Answer>): Promise<Answer> {
  return answer(call, SENTENCES)
}
