import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { newSecret } from '#app/accounts/two_factor/codes/totp'
import TwoFactor from '#app/accounts/two_factor/models/two_factor'

/** Each call creates a new secret. @throws HttpError 409 if two-factor is on */
export async function startTwoFactor({ user, trx }: ActingUser) {
  await User.query({ client: trx }).where('id', user.id).forUpdate()
  const present = await TwoFactor.find(user.id, { client: trx })
  if (present?.confirmedAt) throw HttpError.conflict('Two-factor sign-in is already on.')
  const twoFactor = present ?? new TwoFactor().useTransaction(trx)
  return twoFactor.merge({ userId: user.id, secret: newSecret(), recoveryCodes: [] }).save()
}
