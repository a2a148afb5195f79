import { sendPhotograph, DESIGN_SENTENCES } from '#app/designs/ui/send_photograph'
import type { DesignOptions, EngineKind } from '#app/designs/ui/types'
import { answered as answer } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { apiPath } from '#app/kit/calls/api_path'
import { CallFailure } from '#app/kit/calls/call_failure'
import { send } from '#app/kit/calls/request'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { socketHeader } from '#app/realtime/ui/realtime'

const routes = api.api.api

export interface DesignQuery {
  page: number
  favorite?: 1
  roomType?: string
}

/** Null keeps the design's own. */
export interface AnotherDesign {
  options: DesignOptions | null
  engineKind: EngineKind | null
}

export interface DesignSharing {
  compares: boolean
  tells_prompt: boolean
}

export interface NewRestyle {
  options: DesignOptions
  engine_kind: EngineKind
  photos: { image: number; room_type: string | null }[]
}

/** The designer's calls of the wire contract. Each rejects with a `CallFailure`. */
export const designApi = {
  generate: sendPhotograph,
  regenerate: (generatedDesignId: number, { options, engineKind }: AnotherDesign, key: string) =>
    answered(
      routes.designOrders.regenerate({
        ...sent(onceHeaders(key)),
        body: {
          generatedDesignId,
          options,
          withOptions: options !== null,
          engine_kind: engineKind,
        },
      })
    ),
  check: (image: string) => answered(routes.photographChecks.store({ ...sent(), body: { image } })),
  retry: (id: number) => answered(routes.designOrders.retry(about(id))),

  list: (query: DesignQuery) => answered(routes.designs.index({ ...sent(), ...asking(query) })),
  show: (id: number) => answered(routes.designs.show(about(id))),
  favorite: (id: number, favorite: boolean) =>
    answered(routes.designs.favorite({ ...about(id), body: { favorite } })),
  remove: (id: number) => answered(routes.designs.destroy(about(id))),

  saveCorrections: sendCorrections,

  share: (id: number, body: DesignSharing) =>
    answered(routes.designShares.store({ ...about(id), body })),
  revoke: (id: number) => answered(routes.designShares.destroy(about(id))),

  useInListing: (id: number, slug: string) =>
    answered(routes.designListings.store({ ...about(id), body: { slug } })),

  startRestyle: (slug: string, body: NewRestyle, key: string) =>
    answered(routes.restyles.store({ ...sent(onceHeaders(key)), params: { slug }, body })),
  restyle: (id: number) => answered(routes.restyles.show(about(id))),
  cancelRestyle: (id: number) => answered(routes.restyles.cancel(about(id))),
  resumeRestyle: (id: number, key: string) =>
    answered(routes.restyles.resume({ ...sent(onceHeaders(key)), params: { id } })),
  retryRestyled: (id: number, item: number) =>
    answered(routes.restyleItems.retry({ ...sent(), params: { id, item } })),
  addRestyled: (id: number, items: number[]) =>
    answered(routes.restyleListings.store({ ...about(id), body: { items } })),

  like: (token: string) => answered(routes.designLikes.store({ ...sent(), params: { token } })),
  unlike: (token: string) => answered(routes.designLikes.destroy({ ...sent(), params: { token } })),

  publish: (id: number) => answered(routes.designPublications.store(about(id))),
  unpublish: (id: number) => answered(routes.designPublications.destroy(about(id))),
  feature: (id: number) => answered(routes.designFeatures.store(about(id))),
  unfeature: (id: number) => answered(routes.designFeatures.destroy(about(id))),

  savePrompt: (name: string, options: DesignOptions) =>
    answered(
      routes.designPrompts.store({
        ...sent(),
        body: { name, prompt: options.customPrompt, options },
      })
    ),
  removePrompt: (id: number) => answered(routes.designPrompts.destroy(about(id))),

  credits: () => answered(api.api.imageCredits.show(sent())),
}

export type DesignApi = typeof designApi

function sent(headers: Record<string, string> = {}) {
  return { headers: { ...socketHeader(), ...headers }, retry: 0 }
}

function about(id: number) {
  return { ...sent(), params: { id } }
}

function asking(query: DesignQuery) {
  return { query: { ...query } }
}

function answered<Answer>(call: PromiseLike<Answer>): Promise<Answer> {
  return answer(call, DESIGN_SENTENCES)
}

const SENTENCES = { ...DESIGN_SENTENCES, 413: 'Your changes are too large to save.' }

/**
 * `PUT /api/designs/:id/corrections`.
 * @param png gray; each byte is a `SURFACE`
 * @throws CallFailure
 */
async function sendCorrections(designId: number, png: Uint8Array<ArrayBuffer>): Promise<void> {
  const body = new FormData()
  body.append('image', new Blob([png], { type: 'image/png' }), 'corrections.png')
  await send(apiPath('designs/:id/corrections', { id: designId }), {
    method: 'PUT',
    body,
    failureOf: (status, said) => new CallFailure(status, said, SENTENCES),
  })
}
