import type { OfferingKind, OfferingStatus, PayWith } from '#app/club/offerings/offering_options'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { PursuitStage } from '#app/club/pursuits/pursuit_options'
import { socketHeader } from '#app/realtime/ui/realtime'

const routes = api.api.api

export interface PursuitFields {
  stage?: PursuitStage
  position?: number
  rating?: number | null
}

/** This page hears nothing of what it sends. */
const sent = (key?: string) => ({
  headers: { ...socketHeader(), ...(key && onceHeaders(key)) },
})

export interface OfferingChange {
  title?: string
  description?: string
  kind?: OfferingKind
  price?: number | null
  currency?: string | null
  coin_price?: number | null
  market_id?: number | null
  images?: number[]
  status?: OfferingStatus
}

export type NewOffering = OfferingChange & { title: string; kind: OfferingKind }

interface NewRequest {
  message: string
  pay_with: PayWith
  wished_on: string | null
  seen: { price: number | null; currency: string | null; coin_price: number | null }
}

/** Rejects with a `CallFailure`. */
export const clubApi = {
  /** @param key of this conversion, for retries */
  convert: (coins: number | null, key: string) =>
    answered(
      routes.coinConversions.store({
        headers: onceHeaders(key),
        retry: 0,
        body: { coins: coins ?? 0 },
      })
    ),

  pursue: (slug: string, stage: PursuitStage) =>
    answered(routes.pursuits.store({ ...sent(), body: { property_slug: slug, stage } })),
  changePursuit: (id: number, pursuit: PursuitFields) =>
    answered(routes.pursuits.update({ ...sent(), params: { id }, body: { pursuit } })),
  /** @param seen the note that this one replaces */
  writeNote: (id: number, note: string, seen: string | null) =>
    answered(
      routes.pursuits.update({
        ...sent(),
        params: { id },
        body: { pursuit: { note }, seen: { note: seen } },
      })
    ),
  removePursuit: (id: number) => answered(routes.pursuits.destroy({ ...sent(), params: { id } })),
  invite: (to: { handle: string } | { email: string }, key: string) =>
    answered(routes.pursuitSharing.invite({ ...sent(key), body: to })),
  withdraw: (id: number) => answered(routes.pursuitSharing.withdraw({ ...sent(), params: { id } })),
  answer: (id: number, accept: boolean) =>
    answered(routes.pursuitSharing.answer({ ...sent(), params: { id }, body: { accept } })),
  leave: () => answered(routes.pursuitSharing.leave({ ...sent() })),

  /** @param key of this offering, for retries */
  createOffering: async (offering: NewOffering, key: string) => {
    const headers = onceHeaders(key)
    return (await answered(routes.offerings.store({ headers, body: { offering } }))).offering
  },

  updateOffering: async (slug: string, offering: OfferingChange) =>
    (await answered(routes.offerings.update({ params: { slug }, body: { offering } }))).offering,

  removeOffering: async (slug: string) => {
    await answered(routes.offerings.destroy({ params: { slug } }))
  },

  /** @param key of this request, for retries: it holds coin once */
  requestOffering: (slug: string, request: NewRequest, key: string) =>
    answered(
      routes.offeringRequests.store({
        params: { slug },
        headers: onceHeaders(key),
        retry: 0,
        body: request,
      })
    ),

  findRequest: async (id: number, signal: AbortSignal) =>
    (await answered(routes.offeringRequests.show({ params: { id }, signal }))).request,

  respond: (id: number, accept: boolean) =>
    answered(routes.offeringRequests.respond({ params: { id }, body: { accept } })),

  complete: (id: number) => answered(routes.offeringRequests.complete({ params: { id } })),

  object: (id: number) => answered(routes.offeringRequests.object({ params: { id } })),

  cancel: (id: number) => answered(routes.offeringRequests.cancel({ params: { id } })),

  proposeDay: (id: number, day: string) =>
    answered(routes.offeringRequests.propose({ params: { id }, body: { wished_on: day } })),

  /** @param accept takes the proposed day */
  answerDay: (id: number, accept: boolean) =>
    answered(routes.offeringRequests.agree({ params: { id }, body: { accept } })),

  setDayOff: (day: string, isOff: boolean) => {
    const call = { params: { day } }
    return answered(
      isOff ? routes.offeringDaysOff.store(call) : routes.offeringDaysOff.destroy(call)
    )
  },

  openCalendar: async () => (await answered(routes.offeringCalendars.store({}))).path,

  closeCalendar: () => answered(routes.offeringCalendars.destroy({})),

  review: (id: number, review: { rating: number; text: string }) =>
    answered(routes.offeringRequests.review({ params: { id }, body: review })),
}
