import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { disconnectAccount } from '#app/accounts/connections/connect_account'
import { offeredProviders } from '#app/accounts/connections/offered_providers'
import { listConnected } from '#app/accounts/connections/find_connections'
import ConnectedAccountTransformer from '#app/accounts/connections/connected_account_transformer'

export default class ConnectedAccountsController {
  async index({ auth }: HttpContext) {
    const connected = await listConnected(auth.getUserOrFail().id)
    return {
      connected_accounts: connected.map((each) => new ConnectedAccountTransformer(each).toObject()),
      providers: offeredProviders(),
    }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => disconnectAccount({ user, trx }, ctx.params.provider))
    logSecurityEvent(ctx, 'account_disconnected')
    return { status: 'success' as const }
  }
}
