import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type ContactImport from '#app/farm/imports/models/contact_import'
import { findOwnFarm } from '#app/farm/queries/find_own_farm'

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
