import type { InTransaction } from '#app/kernel/database/transaction'
import type Gift from '#app/farm/gifts/models/gift'
import { returnedLine } from '#app/farm/gifts/models/gift_words'
import { releaseHold } from '#app/ledger/actions/release_hold'

/** Returns the coin of a gift that is locked and still sent. */
export async function endGift(
  { trx }: InTransaction,
  gift: Gift,
  status: 'withdrawn' | 'expired'
): Promise<void> {
  await gift.useTransaction(trx).merge({ status }).save()
  await releaseHold({ trx }, gift.holdId, returnedLine(gift))
}
