import { countUnreadOf } from '#app/chats/presence/queries/count_unread'
import type { Broadcast } from '#app/realtime/broadcasting/broadcaster'

export async function unreadUpdates(userIds: number[]): Promise<Broadcast[]> {
  const counts = await countUnreadOf(userIds)
  return userIds.map((userId) => ({
    event: 'unread.updated',
    channels: [`private-user.${userId}`],
    data: { count: counts.get(userId) ?? 0 },
  }))
}
