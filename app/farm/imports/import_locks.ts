import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { findOwnFarm } from '#app/farm/find_farm'
import ContactImport from '#app/farm/imports/contact_import'
import { farmOwner } from '#app/farm/open_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** One of the farm the person works on, or of their leads. @throws HttpError 403 and 404 */
export async function lockContactImport(
  { user, trx }: ActingUser,
  id: number
): Promise<ContactImport> {
  await farmOwner(user, trx)
  const found = await ContactImport.query({ client: trx }).where('id', id).forUpdate().first()
  if (!found) throw HttpError.notFound()
  await assertOwnImport(user, found, trx)
  return found
}

/** Contacts are of the farm one works on, leads are of whoever imported them. @throws HttpError 403 and 404 */
export async function assertOwnImport(
  user: User,
  { farmId, leadOwnerId }: Pick<ContactImport, 'farmId' | 'leadOwnerId'>,
  client?: TransactionClientContract
): Promise<void> {
  const isOwn =
    leadOwnerId === null ? (await findOwnFarm(user, client)).id === farmId : leadOwnerId === user.id
  if (!isOwn) throw HttpError.notFound()
}
