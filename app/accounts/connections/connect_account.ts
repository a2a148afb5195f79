import { isLastWayIn } from '#app/accounts/account_locks'
import type { Provider } from '#app/accounts/account_options'
import ConnectedAccount from '#app/accounts/connections/connected_account'
import type { FinishedRegistration } from '#app/accounts/connections/connection_validators'
import { findConnected, listUsableProviders } from '#app/accounts/connections/find_connections'
import type { Identity } from '#app/accounts/connections/identity'
import { providerLabelOf } from '#app/accounts/connections/offered_providers'
import { registerUser } from '#app/accounts/registration/register_user'
import type { RegistrationStep } from '#app/accounts/registration/registration_steps'
import {
  tellOfChange,
  accountConnected,
  accountDisconnected,
} from '#app/accounts/undo/tell_of_change'
import User, { type ActingUser } from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Idempotent. @throws HttpError 409 if it belongs to someone else or the provider is already
 * connected
 */
export async function connectAccount({ user, trx }: ActingUser, identity: Identity): Promise<void> {
  const label = providerLabelOf(identity.provider)
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  const holder = await findConnected(identity, trx)
  if (holder?.userId === user.id) return
  if (holder) throw HttpError.conflict(takenSentence(label))
  await refuseSecond(user.id, identity, { trx })
  const { id } = await createConnection({ user, trx }, identity)
  await tellOfChange({ user, trx }, accountConnected(label, identity.email, id))
}

/** @throws HttpError 409 if someone else connected it in the meantime */
async function createConnection(
  { user, trx }: ActingUser,
  { provider, issuer, subject, name, email }: Identity
): Promise<ConnectedAccount> {
  try {
    const fields = { userId: user.id, provider, issuer, subject, name, email }
    return await ConnectedAccount.create(fields, { client: trx })
  } catch (error) {
    if (violatedUnique(error) !== 'connected_accounts_subject_unique') throw error
    throw HttpError.conflict(takenSentence(providerLabelOf(provider)))
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
    const label = providerLabelOf(provider)
    throw HttpError.conflict(
      `Another ${label} account is connected. Disconnect it first, or choose that one at ${label}.`
    )
  }
  await other?.delete()
}

function takenSentence(label: string): string {
  return `That ${label} account is connected to somebody else’s account here. Disconnect it there first.`
}

/**
 * If the provider hasn't verified the email address, we send a verification mail.
 * @throws E_VALIDATION_ERROR for a taken handle or email, HttpError 409 if connected in the
 * meantime
 */
export async function registerWithConnection(
  { trx }: InTransaction,
  identity: Identity,
  input: FinishedRegistration & { email: string },
  steps: readonly RegistrationStep[]
): Promise<User> {
  const isEmailVerified = identity.is_email_verified && identity.email === input.email
  const user = await registerUser({ trx }, { ...input, password: null, isEmailVerified }, steps)
  await createConnection({ user, trx }, identity)
  return user
}

/** @throws HttpError 404 if it isn't connected, 409 if it is the last way to sign in */
export async function disconnectAccount(
  { user, trx }: ActingUser,
  provider: Provider
): Promise<void> {
  const isLast = await isLastWayIn({ user, trx })
  const usable = await listUsableProviders(user.id, trx)
  const connected = trx.from('connected_accounts').where({ user_id: user.id, provider })
  if (!(await connected.clone().first())) throw HttpError.notFound()
  if (isLast && usable.some((each) => each.provider === provider)) {
    throw HttpError.conflict('This is your only way to sign in. Set a password first.')
  }
  const [row] = await connected.delete().returning('*')
  await tellOfChange({ user, trx }, accountDisconnected(providerLabelOf(provider), row))
}
