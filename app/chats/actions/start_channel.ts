import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatChanged from '#app/chats/events/chat_changed'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { isMarketMember } from '#app/places/queries/is_market_member'
import { lockMembership } from '#app/chats/queries/find_membership'
import { fieldErrors } from '#app/common/http/field_errors'

interface NewChannel {
  name: string
  description?: string | null
  marketId: number
}

/** Opens a channel of a market, which that market's members may join. */
export default class StartChannel {
  /** @throws E_VALIDATION_ERROR on `market_id` for a market that they are not in */
  async handle(
    maker: User,
    { name, description = null, marketId }: NewChannel,
    socketId: string | null,
    trx: TransactionClientContract
  ): Promise<ChatMember> {
    if (!(await isMarketMember(marketId, maker.id, trx))) {
      throw fieldErrors({ market_id: 'Join that market first.' })
    }
    const chat = await Chat.create(
      { type: 'channel', name, description, marketId, createdByUserId: maker.id },
      { client: trx }
    )
    await ChatMember.create(
      { chatId: chat.id, userId: maker.id, isChannel: true, role: 'admin' },
      { client: trx }
    )
    trx.after('commit', () => void ChatChanged.dispatch(chat.id, [maker.id], true, socketId))
    return lockMembership(chat.id, maker.id, trx)
  }
}
