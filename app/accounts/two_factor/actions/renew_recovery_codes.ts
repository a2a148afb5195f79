import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { newRecoveryCodes } from '#app/accounts/two_factor/codes/recovery_codes'
import { lockTwoFactor } from '#app/accounts/two_factor/models/lock_two_factor'

/** @throws HttpError 404 if two-factor is off */
export async function renewRecoveryCodes({ user, trx }: ActingUser) {
  const twoFactor = await lockTwoFactor(user.id, trx)
  if (!twoFactor?.confirmedAt) throw HttpError.notFound()
  const { recoveryCodes } = await twoFactor.merge({ recoveryCodes: newRecoveryCodes() }).save()
  return recoveryCodes
}
