import { DateTime } from 'luxon'
import limiter from '@adonisjs/limiter/services/main'
import mail from '@adonisjs/mail/services/main'
import { runAddressSteps } from '#app/accounts/email/address_steps'
import AddressOwnedMail from '#app/accounts/email/address_owned_mail'
import { findAddressOwner } from '#app/accounts/find_users'
import { reachMilestone } from '#app/accounts/milestones'
import User from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

const OWNED = 'This address belongs to another account by now. Sign in to that one.'

/** @throws HttpError 409 if another account verified the address first */
export async function verifyEmail({ trx }: InTransaction, user: User): Promise<void> {
  if (user.isEmailVerified) return
  if (!(await markVerified({ trx }, user))) return
  await runAddressSteps({ trx }, user)
  await reachMilestone({ trx }, user.id, 'verified')
}

async function markVerified({ trx }: InTransaction, { id, email }: User): Promise<boolean> {
  try {
    const verified: unknown[] = await User.query({ client: trx })
      .where({ id, email })
      .whereNull('email_verified_at')
      .update({ email_verified_at: DateTime.now().toSQL() })
      .returning('id')
    return verified.length > 0
  } catch (error) {
    if (violatedUnique(error) === 'users_email_unique') throw HttpError.conflict(OWNED)
    throw error
  }
}

const notices = () => limiter.use({ requests: 1, duration: '1 day' })

/**
 * Mails whoever has verified an address that another account wants, once a day at most, without
 * telling anybody else. For jobs.
 * @returns whether there is such a person, so that nothing else is to be sent there
 */
export async function tellAddressOwner(email: string): Promise<boolean> {
  const owner = await findAddressOwner(email)
  if (!owner) return false
  const key = `address-owner:${owner.id}`
  if ((await notices().remaining(key)) > 0) {
    await mail.send(new AddressOwnedMail(owner))
    await notices().increment(key)
  }
  return true
}
