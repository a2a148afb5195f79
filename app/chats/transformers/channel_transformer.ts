import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ChannelRow } from '#app/chats/queries/list_channels'

/** A channel as those see it who may join. */
export default class ChannelTransformer extends BaseTransformer<ChannelRow> {
  toObject() {
    const channel = this.resource
    return {
      ...this.pick(channel, ['id', 'name', 'description', 'members_count', 'is_member']),
      market: { id: channel.market_id, name: channel.market_name },
      last_message_at: channel.last_message_at?.toISOString() ?? null,
    }
  }
}
