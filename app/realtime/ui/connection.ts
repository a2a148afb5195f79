export interface ChannelListener {
  /** by event name; `client-typing` is a whisper from another client */
  events: Record<string, (data: never) => void>
  /** Joined or rejoined; earlier events may be missing. */
  onReady?: () => void
  /** Presence channels: the ids of everyone present with what is told of them, on each change. */
  onMembers?: (userIds: string[], members: Readonly<Record<string, unknown>>) => void
}

export interface ConnectionEvents {
  onUp: () => unknown
  onDown: () => unknown
  /** Failed for good; only a new connection may work. */
  onDead: () => unknown
}

export interface Connection {
  readonly socketId: string | null
  /** @param name on the wire: `private-chat.12` */
  join: (name: string, listener: ChannelListener) => () => void
  /** Sends to the channel's other clients; lost if the channel isn't joined. */
  whisper: (name: string, event: `client-${string}`, data: object) => void
  close: () => void
}
