import type { ActingUser } from '#app/accounts/models/acting_user'
import { lockTwoFactor } from '#app/accounts/two_factor/models/lock_two_factor'
import { tellOfChange } from '#app/accounts/undo/actions/tell_of_change'
import { twoFactorOff } from '#app/accounts/undo/words/account_changes'

/** Also forgets trusted devices. @returns whether it was on */
export async function removeTwoFactor({ user, trx }: ActingUser) {
  const twoFactor = await lockTwoFactor(user.id, trx)
  await trx.from('trusted_devices').where('user_id', user.id).delete()
  const [row] = await trx.from('two_factors').where('user_id', user.id).delete().returning('*')
  if (!twoFactor?.confirmedAt) return false
  await tellOfChange({ user, trx }, twoFactorOff(row))
  return true
}
