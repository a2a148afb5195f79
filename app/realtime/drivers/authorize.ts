import type {
  ChannelAuthorization,
  PresenceMember,
  UserAuthorization,
} from '#app/realtime/broadcasting/broadcaster'
import type { RealtimeApp } from '#app/realtime/protocol/realtime_app'
import { channelAuth, userAuth } from '#app/realtime/protocol/signatures'

/** `member` on presence channels only. */
export function authorizeChannel(
  app: RealtimeApp,
  socketId: string,
  channel: string,
  member?: PresenceMember
): ChannelAuthorization {
  if (!member) return { auth: channelAuth(app, socketId, channel) }
  const data = JSON.stringify(member)
  return { auth: channelAuth(app, socketId, channel, data), channel_data: data }
}

export function authorizeUser(
  app: RealtimeApp,
  socketId: string,
  userId: number
): UserAuthorization {
  const data = JSON.stringify({ id: String(userId) })
  return { auth: userAuth(app, socketId, data), user_data: data }
}
