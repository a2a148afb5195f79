export interface Broadcast {
  /** such as `private-chat.12`; `publish` takes at most 100 */
  channels: string[]
  /** such as `message.created` */
  event: string
  /** at most 10 KB as JSON */
  data: object
  /** the socket that caused it, which gets no event */
  exceptSocketId?: string | null
}

export interface PresenceMember {
  user_id: string
  user_info: Record<string, unknown>
}

export interface SocketOwner {
  userId: number
  /** of the session, or of the API token */
  sessionId: string
  /** ms since 1970, when an API token expires */
  endsAt?: number
}

/** `host` is null for the hosted service */
export interface BrowserConnection {
  key: string
  cluster: string
  host: string | null
  port: number | null
  tls: boolean
}

export interface ChannelAuthorization {
  auth: string
  channel_data?: string
}

export interface UserAuthorization {
  auth: string
  user_data: string
}

/**
 * Sends events to browsers by Pusher Channels protocol 7, through this process or a compatible
 * service. Source:
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */
export interface Broadcaster {
  readonly browserConnection: BrowserConnection

  /** In order per channel. Rejects if the server didn't get them. */
  publish(broadcasts: Broadcast[]): Promise<void>

  authorizeChannel(socketId: string, channel: string, member?: PresenceMember): ChannelAuthorization

  authorizeUser(socketId: string, userId: number): UserAuthorization

  /**
   * Records a socket's owner on every node and restores a channel taken by `expel`. Call it before
   * checking access, so that a concurrent `expel` still wins.
   */
  claim(socketId: string, owner: SocketOwner, channel: string | null): Promise<void>

  endSession(sessionId: string, userId: number): Promise<void>

  endUser(userId: number): Promise<void>

  expel(userId: number, channels: string[]): Promise<void>
}
