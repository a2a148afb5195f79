import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type ConnectedAccount from '#app/accounts/connections/connected_account'

export default class ConnectedAccountTransformer extends BaseTransformer<ConnectedAccount> {
  toObject() {
    const { provider, name, email, createdAt } = this.resource
    return { provider, name, email, connected_at: wireTime(createdAt) }
  }
}
