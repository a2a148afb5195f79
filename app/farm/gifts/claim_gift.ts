import { randomInt } from 'node:crypto'
import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { GIFT_CREDITS } from '#app/farm/gifts/gift_options'
import TellGiftPartner from '#app/farm/gifts/tell_gift_partner_job'
import { giftPartnerOf } from '#app/farm/gifts/gift_partner_of'
import type Gift from '#app/farm/gifts/gift'
import { recipientOf } from '#app/farm/gifts/end_gift'
import { lockGift } from '#app/farm/gifts/gift_locks'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { enqueue } from '#app/kernel/queue/dispatch'
import { captureHold } from '#app/ledger/change_hold'
import { grantCredits } from '#app/ledger/grant_credits'
import { notify } from '#app/notifications/notify'

/** Without letters and digits that are easily taken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LETTERS = 10

/**
 * Gives credits to the account, or makes a voucher's code. Safe to repeat by the same person.
 * @param user null for guests, who can claim vouchers
 * @throws HttpError 401, 404 and 409
 */
export async function claimGift(
  { trx }: InTransaction,
  token: string,
  user: User | null
): Promise<Gift> {
  const gift = await lockGift({ trx }, { token })
  if (gift.status === 'claimed') {
    if (gift.isClaimedBy(user?.id ?? null)) return gift
    throw HttpError.conflict('This gift was already claimed.')
  }
  if (!gift.isOpen) throw HttpError.conflict('This gift is no longer there.')
  if (user?.id === gift.userId) throw HttpError.conflict('You can’t claim your own gift.')
  const isCredits = gift.kind === 'image_credits'
  if (isCredits && !user) throw new HttpError(401, 'Sign in to claim your gift.')
  if (!isCredits && !giftPartnerOf(gift.kind)) {
    throw HttpError.conflict('Nobody here fulfills this gift at the moment. Try again later.')
  }

  gift.merge({
    status: 'claimed',
    claimedAt: DateTime.now(),
    claimedById: user?.id ?? null,
    code: isCredits ? null : newCode(),
  })
  await gift.useTransaction(trx).save()
  await captureHold({ trx }, gift.holdId)
  const cause = `gift ${gift.id}`
  if (user && isCredits) await grantCredits({ trx }, user, GIFT_CREDITS, cause, cause)
  await notify(
    { trx },
    {
      userId: gift.userId,
      kind: 'gift_claimed',
      groupKey: `gift:${gift.id}`,
      words: { name: recipientOf(gift) },
      url: '/farm/gifts',
    }
  )
  if (!isCredits) afterCommit(trx, () => enqueue(TellGiftPartner.dispatch({ giftId: gift.id })))
  return gift
}

function newCode(): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
