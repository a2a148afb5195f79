import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type Passkey from '#app/accounts/passkeys/passkey'

export default class PasskeyTransformer extends BaseTransformer<Passkey> {
  toObject() {
    const { id, name, createdAt, lastUsedAt } = this.resource
    return {
      id,
      name,
      created_at: wireTime(createdAt),
      last_used_at: wireTimeOrNull(lastUsedAt),
    }
  }
}
