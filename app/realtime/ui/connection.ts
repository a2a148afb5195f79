/** What somebody wants of one channel. */
export interface ChannelListener {
  /** by the event's name on the wire; `client-typing` is a whisper of another client */
  events: Record<string, (data: never) => void>
  /** Listening works from now on, for the first time or again: what came before may be missing. */
  onReady?: () => void
  /** On a presence channel: the ids of those who are here, at each change. */
  onMembers?: (userIds: string[]) => void
}

/** What a connection tells its owner. */
export interface ConnectionEvents {
  onUp: () => unknown
  onDown: () => unknown
  /** It will not come back by itself; only a new one may. */
  onDead: () => unknown
}

/** An open line to the server's events. */
export interface Connection {
  readonly socketId: string | null
  /** @param name on the wire: `private-chat.12` */
  join: (name: string, listener: ChannelListener) => () => void
  /** Sends to the channel's other clients; lost where it is not joined. */
  whisper: (name: string, event: `client-${string}`, data: object) => void
  close: () => void
}
