import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import UserRegistered from '#app/accounts/registration/user_registered'
import User from '#app/accounts/user'
import { isHandleConflict } from '#app/accounts/handles/is_handle_available'
import { runAddressSteps } from '#app/accounts/email/address_steps'
import { reachMilestone } from '#app/accounts/milestones'
import {
  type RegistrationStep,
  runRegistrationSteps,
} from '#app/accounts/registration/registration_steps'
import type { Registration } from '#app/accounts/account_validators'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

const HANDLE_TAKEN = 'That handle is taken.'
/** only to somebody whose mailbox a provider has verified */
const EMAIL_TAKEN = 'Your email address has an account here already. Sign in to it.'

interface NewAccount extends Omit<Registration, 'password'> {
  password: string | null
  isEmailVerified?: boolean
}

/**
 * Database triggers add the rows every account starts with. Somebody else may have the same email:
 * see docs/decisions/0052-registration-reveals-nothing.md.
 * @param steps found in the request by `findRegistrationSteps`
 * @throws E_VALIDATION_ERROR if the handle is taken, or a verified email
 */
export async function registerUser(
  { trx }: InTransaction,
  input: NewAccount,
  steps: readonly RegistrationStep[] = []
): Promise<User> {
  await refuseTakenHandle(input, trx)
  const user = await createUser(input, steps, trx)
  if (user.isEmailVerified) {
    await runAddressSteps({ trx }, user)
    await reachMilestone({ trx }, user.id, 'verified')
  }
  afterCommit(trx, () => UserRegistered.dispatch(user))
  return user
}

async function refuseTakenHandle({ handle }: NewAccount, trx: TransactionClientContract) {
  const holder = await User.query({ client: trx }).where({ handle }).select('id').first()
  if (holder) throw fieldErrors({ handle: HANDLE_TAKEN })
}

async function createUser(
  { name, handle, email, password, type, isEmailVerified }: NewAccount,
  steps: readonly RegistrationStep[],
  trx: TransactionClientContract
): Promise<User> {
  try {
    const termsAcceptedAt = DateTime.now()
    const emailVerifiedAt = isEmailVerified ? termsAcceptedAt : null
    const fields = { name, handle, email, password, type, termsAcceptedAt, emailVerifiedAt }
    const user = await User.create(fields, { client: trx })
    await runRegistrationSteps(user, trx, steps)
    return await user.refresh()
  } catch (error) {
    if (isHandleConflict(error)) throw fieldErrors({ handle: HANDLE_TAKEN })
    if (violatedUnique(error) === 'users_email_unique') throw fieldErrors({ email: EMAIL_TAKEN })
    throw error
  }
}
