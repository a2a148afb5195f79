import limiter from '@adonisjs/limiter/services/main'
import mail from '@adonisjs/mail/services/main'
import AddressOwnedMail from '#app/accounts/mails/address_owned_mail'
import { findAddressOwner } from '#app/accounts/queries/find_address_owner'

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
