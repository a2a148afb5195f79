import { answered } from '#app/kit/calls/answered'
import { asking } from '#app/kit/calls/asking'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { GiftKind } from '#app/farm/gifts/gift_options'

const routes = api.api.api

/** Each rejects with a `CallFailure`. */
export const giftsApi = {
  /** @param key of this gift, for retries */
  send: (gift: { kind: GiftKind; contact_id: number; message: string }, key: string) =>
    answered(routes.gifts.store({ headers: onceHeaders(key), retry: 0, body: { gift } })),

  withdraw: (id: number) => answered(routes.gifts.destroy({ params: { id }, retry: 0 })),

  /** Contacts whose name or address has the words. */
  findContacts: async (q: string, signal: AbortSignal) => {
    const { contacts } = await answered(
      routes.contacts.index({ ...asking({ q, per_page: 8 }), signal })
    )
    return contacts.data
  },
}
