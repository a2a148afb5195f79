/** An event for everybody who listens on its channels. */
export interface Broadcast {
  /** wire names: `private-chat.12`; at most 100 */
  channels: string[]
  /** wire name: `message.created` */
  event: string
  /** at most 10 KB as JSON, which is what a hosted service takes */
  data: object
  /** the socket that caused it and knows already */
  exceptSocketId?: string | null
}

/** Who is behind a presence channel's subscription: what others there may see. */
export interface PresenceMember {
  user_id: string
  user_info: Record<string, unknown>
}

/** Whose socket it is, so that it can be taken from them. */
export interface SocketOwner {
  userId: number
  /** null for a program with an API token */
  sessionId: string | null
}

/** What the browser needs to connect; `host` is null for the hosted service. */
export interface BrowserConnection {
  key: string
  cluster: string
  host: string | null
  port: number | null
  tls: boolean
}

/** Answers to a client's subscription and sign-in, as the Pusher protocol has them. */
export interface ChannelAuthorization {
  auth: string
  channel_data?: string
}

export interface UserAuthorization {
  auth: string
  user_data: string
}

/**
 * Carries events to browsers by the Pusher Channels protocol 7, through the
 * server in this process or a service that speaks it.
 * Source: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */
export interface Broadcaster {
  readonly browserConnection: BrowserConnection

  /** In their order on each channel. Rejects when they could not be handed over. */
  publish(broadcasts: Broadcast[]): Promise<void>

  authorizeChannel(socketId: string, channel: string, member?: PresenceMember): ChannelAuthorization

  authorizeUser(socketId: string, userId: number): UserAuthorization

  /**
   * Remembers whose socket it is, on every node, and gives it back a channel
   * that `expel` took. Before it is finally decided whether they may listen to
   * it: then what is decided otherwise in the same instant is heard of, by `expel`.
   */
  claim(socketId: string, owner: SocketOwner, channel: string | null): Promise<void>

  /** Closes the sockets of a session of somebody that ended, on every node. */
  endSession(sessionId: string, userId: number): Promise<void>

  /** Closes every socket of somebody. */
  endUser(userId: number): Promise<void>

  /** Takes channels from somebody's sockets, on every node. */
  expel(userId: number, channels: string[]): Promise<void>
}
