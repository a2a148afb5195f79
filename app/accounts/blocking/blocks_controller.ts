import type { HttpContext } from '@adonisjs/core/http'
import { blockUser, unblockUser } from '#app/accounts/blocking/block_user'
import { listBlockedUsers } from '#app/accounts/blocking/list_hidden_users'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'

export default class BlocksController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const users = await listBlockedUsers(ctx.auth.getUserOrFail().id, page)
    const cards = users.map((user) => new UserCardTransformer(user).toObject())
    return { users: paginator(ctx, cards, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await blockUser({ user, trx }, ctx.params.id)
      return { status: 200, body: { status: 'success' as const } }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => unblockUser({ user, trx }, params.id))
    return { status: 'success' as const }
  }
}
