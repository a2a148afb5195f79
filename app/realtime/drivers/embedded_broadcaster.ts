import type {
  Broadcast,
  Broadcaster,
  BrowserConnection,
  PresenceMember,
  SocketOwner,
} from '#app/realtime/broadcaster'
import type { EmbeddedServer } from '#app/realtime/server/embedded_server'
import { authorizeChannel, authorizeUser } from '#app/realtime/protocol/realtime_app'
import { prepareBroadcast } from '#app/realtime/protocol/check_event'

export class EmbeddedBroadcaster implements Broadcaster {
  constructor(
    private readonly server: EmbeddedServer,
    readonly browserConnection: BrowserConnection
  ) {}

  async publish(broadcasts: Broadcast[]) {
    await this.server.publish(broadcasts.flatMap(prepareBroadcast))
  }

  authorizeChannel(socketId: string, channel: string, member?: PresenceMember) {
    return authorizeChannel(this.server.app, socketId, channel, member)
  }

  authorizeUser(socketId: string, userId: number) {
    return authorizeUser(this.server.app, socketId, userId)
  }

  claim(socketId: string, owner: SocketOwner, channel: string | null) {
    return this.server.claim(socketId, owner, channel)
  }

  endSession(sessionId: string) {
    return this.server.endSession(sessionId)
  }

  endUser(userId: number) {
    return this.server.endUser(String(userId))
  }

  expel(userId: number, channels: string[]) {
    return this.server.expel(String(userId), channels)
  }
}
