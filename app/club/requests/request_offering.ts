import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { startDirectChat } from '#app/chats/start_direct_chat'
import { sendMessage } from '#app/chats/messages/send_message'
import type { ChatActor } from '#app/chats/chat'
import { announceOfferingRequest } from '#app/club/requests/announce_request'
import { ANSWER_DAYS, OFFERING_CARD, type PayWith } from '#app/club/offerings/offering_options'
import Offering from '#app/club/offerings/offering'
import { checkedDay, assertNotOff } from '#app/club/requests/change_calendar'
import { offeringPriceWords } from '#app/club/offerings/price_words'
import OfferingRequest from '#app/club/requests/offering_request'
import { heldRequestLine } from '#app/club/requests/change_request'
import { findOfferingRow } from '#app/club/offerings/find_offerings'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { holdBalance } from '#app/ledger/change_hold'

interface NewRequest {
  message: string
  payWith: PayWith
  /** `2026-10-11` */
  wishedOn: string | null
  /** what the offering cost when they asked */
  seen?: SeenPrice
}

interface SeenPrice {
  price?: number | null
  currency?: string | null
  coin_price?: number | null
}

/**
 * Asks for an offering: holds its coin, and opens the chat of both with a card of the request.
 * @throws HttpError 402 with too little coin, 404, 403, 409 for one’s own or if it costs something
 * else than was seen; E_VALIDATION_ERROR
 */
export async function requestOffering(
  { user, trx, socketId }: ChatActor,
  slug: string,
  { message, payWith, wishedOn, seen }: NewRequest
): Promise<{ id: number; chatId: number }> {
  const { id: offeringId } = await findOfferingRow({ slug }, user.id, trx)
  // waits for whoever changes or deletes it right now
  const offering = await Offering.query({ client: trx }).where('id', offeringId).forShare().first()
  if (!offering) throw HttpError.notFound()
  if (offering.userId === user.id) throw HttpError.conflict('This offering is your own.')
  if (offering.status !== 'publish') throw HttpError.notFound()
  const { title, userId: providerId } = offering
  const terms = termsOf(offering, payWith)
  if (seen) assertSeen(terms, seen)
  const day = wishedOn === null ? null : checkedDay(wishedOn)
  if (day) await assertNotOff({ trx }, providerId, day)
  // locks the chat before the ledger, as every other step does
  const member = await startDirectChat({ user, trx, socketId }, { otherId: providerId })
  const request = new OfferingRequest().useTransaction(trx).merge({
    id: await nextId(trx),
    offeringId,
    providerId,
    customerId: user.id,
    title,
    message,
    wishedOn: day,
    ...terms,
    status: 'requested',
    expiresAt: DateTime.utc().plus({ days: ANSWER_DAYS }),
  })
  request.holdId = await holdCoins(request, user.id, trx)
  await request.save()
  const card = { of: OFFERING_CARD, id: request.id }
  const sent = await sendMessage({ user, trx, socketId }, member.chatId, { content: message, card })
  await request.merge({ chatId: member.chatId, messageId: sent.message.id }).save()
  const deed = `asks for “${title}”`
  await announceOfferingRequest({ trx }, request, { by: user, line: null, deed })
  return { id: request.id, chatId: member.chatId }
}

/** Known beforehand, because it names the hold that the request needs. */
async function nextId(trx: TransactionClientContract): Promise<number> {
  const { rows } = await trx.rawQuery<{ rows: { id: string }[] }>(
    `select nextval('offering_requests_id_seq') as id`
  )
  return Number(rows[0].id)
}

async function holdCoins(
  request: OfferingRequest,
  userId: number,
  trx: TransactionClientContract
): Promise<number | null> {
  if (request.coins === null) return null
  const cause = `offering request ${request.id}`
  return holdBalance(
    { trx },
    {
      userId,
      unit: 'club_coin',
      amount: request.coins,
      cause,
      key: cause,
      line: heldRequestLine(request),
    }
  )
}

function assertSeen(terms: ReturnType<typeof termsOf>, seen: SeenPrice): void {
  const { price, currency, coins } = terms
  const isSeen =
    coins !== null ? coins === seen.coin_price : price === seen.price && currency === seen.currency
  if (isSeen) return
  throw HttpError.conflict(
    `It costs ${offeringPriceWords(terms)} now. Send your request again if you want it for that.`
  )
}

function termsOf({ price, currency, coinPrice }: Offering, payWith: PayWith) {
  if (payWith === 'money') {
    if (price !== null) return { payWith, price, currency, coins: null }
    throw fieldErrors({ pay_with: 'This offering is for coin only.' })
  }
  if (coinPrice !== null) return { payWith, price: null, currency: null, coins: coinPrice }
  throw fieldErrors({ pay_with: 'This offering is for money only.' })
}
