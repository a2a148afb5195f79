import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ChannelRow } from '#app/chats/channels/list_channels'

export default class ChannelTransformer extends BaseTransformer<ChannelRow> {
  toObject() {
    const channel = this.resource
    const home = { id: channel.home_id, name: channel.home_name }
    return {
      ...this.pick(channel, ['id', 'name', 'description', 'members_count', 'is_member']),
      team: channel.home_kind === 'team' ? home : null,
      market: channel.home_kind === 'market' ? home : null,
      last_message_at: channel.last_message_at?.toISOString() ?? null,
    }
  }
}
