import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import Gift from '#app/farm/gifts/gift'
import { lockGift } from '#app/farm/gifts/gift_locks'
import { GIFTS } from '#app/farm/gifts/gift_options'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { releaseHold } from '#app/ledger/change_hold'
import type { StatementLine } from '#app/ledger/ledger_entry'

/** Safe to repeat. @throws HttpError 404, and 409 once it is claimed */
export async function withdrawGift({ user, trx }: ActingUser, id: number): Promise<Gift> {
  const gift = await lockGift({ trx }, { id, user_id: user.id })
  if (gift.status === 'claimed') {
    throw HttpError.conflict('It’s too late: this gift was claimed.')
  }
  if (gift.status === 'sent') await endGift({ trx }, gift, 'withdrawn')
  return gift
}

/** Settles what an account that is deleted holds for gifts that nobody claimed. */
export async function returnGifts({ id }: User, trx: TransactionClientContract): Promise<void> {
  const gifts = await Gift.query({ client: trx })
    .where({ user_id: id, status: 'sent' })
    .orderBy('id')
    .forUpdate()
  for (const gift of gifts) await endGift({ trx }, gift, 'withdrawn')
}

/** Returns the coin of a gift that is locked and still sent. */
export async function endGift(
  { trx }: InTransaction,
  gift: Gift,
  status: 'withdrawn' | 'expired'
): Promise<void> {
  await gift.useTransaction(trx).merge({ status }).save()
  await releaseHold({ trx }, gift.holdId, returnedLine(gift))
}

const GIFTS_URL = '/farm/gifts'

export function recipientOf({ toName, toEmail }: Pick<Gift, 'toName' | 'toEmail'>): string {
  return toName ?? toEmail ?? 'a contact'
}

/** For the statement of the sender. */
export function heldGiftLine(gift: Pick<Gift, 'kind' | 'toName' | 'toEmail'>): StatementLine {
  return { words: `Gift for ${recipientOf(gift)}: ${GIFTS[gift.kind].name}`, url: GIFTS_URL }
}

function returnedLine(gift: Gift): StatementLine {
  return { words: `Returned: your gift for ${recipientOf(gift)} wasn’t claimed`, url: GIFTS_URL }
}
