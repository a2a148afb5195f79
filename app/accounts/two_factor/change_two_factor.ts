import { DateTime } from 'luxon'
import { lockTwoFactor } from '#app/accounts/account_locks'
import {
  newSecret,
  newRecoveryCodes,
  codeStepOf,
  withoutCode,
} from '#app/accounts/two_factor/codes'
import TwoFactor from '#app/accounts/two_factor/two_factor'
import { tellOfChange, TWO_FACTOR_ON, twoFactorOff } from '#app/accounts/undo/tell_of_change'
import User, { type ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** Each call creates a new secret. @throws HttpError 409 if two-factor is on */
export async function startTwoFactor({ user, trx }: ActingUser) {
  await User.query({ client: trx }).where('id', user.id).forUpdate()
  const present = await TwoFactor.find(user.id, { client: trx })
  if (present?.confirmedAt) throw HttpError.conflict('Two-factor sign-in is already on.')
  const twoFactor = present ?? new TwoFactor().useTransaction(trx)
  return twoFactor.merge({ userId: user.id, secret: newSecret(), recoveryCodes: [] }).save()
}

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
  const step = codeStepOf(twoFactor.secret, code)
  if (step === null) throw fieldErrors({ code: 'That code isn’t right. Enter the newest one.' })
  const recoveryCodes = newRecoveryCodes()
  await twoFactor.merge({ confirmedAt: DateTime.now(), lastStep: step, recoveryCodes }).save()
  await tellOfChange({ user, trx }, TWO_FACTOR_ON)
  return recoveryCodes
}

/** @throws HttpError 404 if two-factor is off */
export async function renewRecoveryCodes({ user, trx }: ActingUser) {
  const twoFactor = await lockTwoFactor(user.id, trx)
  if (!twoFactor?.confirmedAt) throw HttpError.notFound()
  const { recoveryCodes } = await twoFactor.merge({ recoveryCodes: newRecoveryCodes() }).save()
  return recoveryCodes
}

/** Also forgets trusted devices. @returns whether it was on */
export async function removeTwoFactor({ user, trx }: ActingUser) {
  const twoFactor = await lockTwoFactor(user.id, trx)
  await trx.from('trusted_devices').where('user_id', user.id).delete()
  const [row] = await trx.from('two_factors').where('user_id', user.id).delete().returning('*')
  if (!twoFactor?.confirmedAt) return false
  await tellOfChange({ user, trx }, twoFactorOff(row))
  return true
}

export type SecondFactor = { code: string } | { recoveryCode: string }

/** Whether a code is right. Each works once, even if it is sent twice at the same time. */
export async function verifySecondFactor(
  { trx }: InTransaction,
  userId: number,
  factor: SecondFactor
): Promise<boolean> {
  const twoFactor = await lockTwoFactor(userId, trx)
  if (!twoFactor?.confirmedAt) return false
  if ('recoveryCode' in factor) {
    const recoveryCodes = withoutCode(twoFactor.recoveryCodes, factor.recoveryCode)
    if (recoveryCodes) await twoFactor.merge({ recoveryCodes }).save()
    return recoveryCodes !== null
  }
  const step = codeStepOf(twoFactor.secret, factor.code)
  if (step === null || step <= twoFactor.lastStep) return false
  await twoFactor.merge({ lastStep: step }).save()
  return true
}
