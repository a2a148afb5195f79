import type { InTransaction } from '#app/kernel/database/transaction'
import { withoutCode } from '#app/accounts/two_factor/codes/recovery_codes'
import { stepOf } from '#app/accounts/two_factor/codes/totp'
import { lockTwoFactor } from '#app/accounts/two_factor/models/lock_two_factor'

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
  const step = stepOf(twoFactor.secret, factor.code)
  if (step === null || step <= twoFactor.lastStep) return false
  await twoFactor.merge({ lastStep: step }).save()
  return true
}
