import { registerUser } from '#app/accounts/actions/register_user'
import { createConnection } from '#app/accounts/connections/actions/connect_account'
import type { Identity } from '#app/accounts/connections/providers/identity'
import type { FinishedRegistration } from '#app/accounts/connections/validators/finish_validator'
import type User from '#app/accounts/models/user'
import type { RegistrationStep } from '#app/accounts/registry/registration_steps'
import type { InTransaction } from '#app/kernel/database/transaction'

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
