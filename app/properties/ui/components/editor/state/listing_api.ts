import { answered as answer } from '#app/common/ui/calls/answered'
import { api } from '#app/core/ui/api'
import type { ListingPatch } from '#app/properties/ui/components/editor/state/changes'
import type { Listing } from '#app/properties/ui/components/editor/state/draft'

/** The calls of the editor. Each rejects with a `CallFailure`. */
export interface ListingApi {
  saveListing: (slug: string, patch: ListingPatch) => Promise<Listing>
  savePart: (componentId: number, content: Record<string, unknown>) => Promise<void>
  saveAlt: (slug: string, imageId: number, alt: string | null) => Promise<void>
  publish: (slug: string, publish: boolean) => Promise<Listing>
  setStatus: (slug: string, status: 'draft' | 'archive') => Promise<Listing>
}

const routes = api.api.api

const SENTENCES = {
  403: 'You may no longer change this listing.',
  404: 'This listing is gone, or no longer yours.',
}

/** Browsers carry on with at most 64 KiB after a page is gone; larger saves go the usual way. */
const KEEPALIVE_LIMIT = 60_000

function sending<Body>(body: Body) {
  return { body, keepalive: JSON.stringify(body).length * 3 < KEEPALIVE_LIMIT }
}

export const listingApi: ListingApi = {
  async saveListing(slug, patch) {
    const body = sending({ property: patch })
    const { property } = await answered(routes.properties.update({ params: { slug }, ...body }))
    return property
  },

  async savePart(id, content) {
    const body = sending({ component: { content } })
    await answered(routes.components.update({ params: { id }, ...body }))
  },

  async saveAlt(slug, id, alt) {
    const body = sending({ image: { alt } })
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
