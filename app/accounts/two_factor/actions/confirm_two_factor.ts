import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { newRecoveryCodes } from '#app/accounts/two_factor/codes/recovery_codes'
import { stepOf } from '#app/accounts/two_factor/codes/totp'
import { lockTwoFactor } from '#app/accounts/two_factor/models/lock_two_factor'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { TWO_FACTOR_ON } from '#app/accounts/undo/words/account_changes'

/**
 * @returns the recovery codes
 * @throws E_VALIDATION_ERROR on `code`, HttpError 409 if setup wasn't started or two-factor is
 * already on
 */
export async function confirmTwoFactor({ user, trx }: ActingUser, code: string) {
  const twoFactor = await lockTwoFactor(user.id, trx)
  if (!twoFactor || twoFactor.confirmedAt) {
    throw HttpError.conflict('Start setting up two-factor sign-in again.')
  }
  const step = stepOf(twoFactor.secret, code)
  if (step === null) throw fieldErrors({ code: 'That code isn’t right. Enter the newest one.' })
  const recoveryCodes = newRecoveryCodes()
  await twoFactor.merge({ confirmedAt: DateTime.now(), lastStep: step, recoveryCodes }).save()
  await tellOfChange({ user, trx }, TWO_FACTOR_ON)
  return recoveryCodes
}
