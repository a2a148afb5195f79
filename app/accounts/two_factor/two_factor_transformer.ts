import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import type TwoFactor from '#app/accounts/two_factor/two_factor'

export default class TwoFactorTransformer extends BaseTransformer<TwoFactor | null> {
  toObject() {
    const twoFactor = this.resource
    return {
      is_on: twoFactor !== null,
      confirmed_at: wireTimeOrNull(twoFactor?.confirmedAt),
      recovery_codes_left: twoFactor?.recoveryCodes.length ?? 0,
    }
  }
}
