import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { newOneTimeToken } from '#app/accounts/one_time_token'
import type { ContactRow } from '#app/farm/contacts/contact_row'
import { findContact } from '#app/farm/contacts/find_contacts'
import { GIFT_DAYS, GIFTS, type GiftKind } from '#app/farm/gifts/gift_options'
import SendGiftMail from '#app/farm/gifts/send_gift_mail_job'
import Gift from '#app/farm/gifts/gift'
import { heldGiftLine } from '#app/farm/gifts/end_gift'
import { findOwnFarm } from '#app/farm/find_farm'
import { afterCommit } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { holdBalance } from '#app/ledger/change_hold'

interface NewGift {
  kind: GiftKind
  contactId: number
  message: string
}

/** Who has no address or wants no mail gets the link from the sender. */
export function isMailed({
  email,
  consentStatus,
}: Pick<ContactRow, 'email' | 'consentStatus'>): boolean {
  return email !== null && consentStatus !== 'withdrawn'
}

/**
 * Holds its price and mails the link.
 * @throws HttpError 402, 403 and 404
 */
export async function sendGift(
  { user, trx }: ActingUser,
  { kind, contactId, message }: NewGift
): Promise<Gift> {
  const farm = await findOwnFarm(user, trx)
  const contact = await findContact(farm.id, contactId, trx)
  const { coins } = GIFTS[kind]
  const to = { toName: contact.name, toEmail: contact.email }
  const token = newOneTimeToken()
  const holdId = await holdBalance(
    { trx },
    {
      userId: user.id,
      unit: 'club_coin',
      amount: coins,
      cause: `gift ${kind}`,
      key: `gift ${token}`,
      line: heldGiftLine({ kind, ...to }),
    }
  )
  const expiresAt = DateTime.now().plus({ days: GIFT_DAYS })
  const gift = await Gift.create(
    {
      userId: user.id,
      contactId,
      ...to,
      kind,
      coins,
      message,
      token,
      status: 'sent',
      holdId,
      expiresAt,
    },
    { client: trx }
  )
  if (isMailed(contact)) {
    afterCommit(trx, () => enqueue(SendGiftMail.dispatch({ giftId: gift.id })))
  }
  return gift
}
