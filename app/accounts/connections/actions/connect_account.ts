import { violatedUnique } from '#app/common/database/violated_unique'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ConnectedAccount from '#app/accounts/connections/models/connected_account'
import type { Identity } from '#app/accounts/connections/providers/identity'
import { labelOf } from '#app/accounts/connections/providers/offered_providers'
import { findConnected } from '#app/accounts/connections/queries/find_connected'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { accountConnected } from '#app/accounts/undo/words/account_changes'

/**
 * Idempotent. @throws HttpError 409 if it belongs to someone else or the provider is already
 * connected
 */
export async function connectAccount({ user, trx }: ActingUser, identity: Identity): Promise<void> {
  const label = labelOf(identity.provider)
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const holder = await findConnected(identity, trx)
  if (holder?.userId === user.id) return
  if (holder) throw HttpError.conflict(takenSentence(label))
  await refuseSecond(user.id, identity, { trx })
  const { id } = await createConnection({ user, trx }, identity)
  await tellOfChange({ user, trx }, accountConnected(label, identity.email, id))
}

/** @throws HttpError 409 if someone else connected it in the meantime */
export async function createConnection(
  { user, trx }: ActingUser,
  { provider, issuer, subject, name, email }: Identity
): Promise<ConnectedAccount> {
  try {
    const fields = { userId: user.id, provider, issuer, subject, name, email }
    return await ConnectedAccount.create(fields, { client: trx })
  } catch (error) {
    if (violatedUnique(error) !== 'connected_accounts_subject_unique') throw error
    throw HttpError.conflict(takenSentence(labelOf(provider)))
  }
}

/** Replaces a connection from an issuer that is no longer set up: nobody can sign in with it. */
async function refuseSecond(
  userId: number,
  { provider, issuer }: Identity,
  { trx }: Pick<ActingUser, 'trx'>
): Promise<void> {
  const other = await ConnectedAccount.query({ client: trx })
    .where({ user_id: userId, provider })
    .first()
  if (other?.issuer === issuer) {
    const label = labelOf(provider)
    throw HttpError.conflict(
      `Another ${label} account is connected. Disconnect it first, or choose that one at ${label}.`
    )
  }
  await other?.delete()
}

function takenSentence(label: string): string {
  return `That ${label} account is connected to somebody else’s account here. Disconnect it there first.`
}
