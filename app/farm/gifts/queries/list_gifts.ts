import type { PageRequest } from '#app/common/http/paginator'
import Gift from '#app/farm/gifts/models/gift'

/** What a person sent, newest first, with one more than asked. */
export function listGifts(userId: number, { page, perPage }: PageRequest): Promise<Gift[]> {
  return Gift.query()
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
}
