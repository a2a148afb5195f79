import type { Broadcast } from '#app/realtime/broadcaster'
import { isChannelName } from '#app/realtime/protocol/channel_name'
import {
  MAX_CHANNELS_OF_EVENT,
  MAX_DATA,
  MAX_EVENT_NAME,
} from '#app/realtime/protocol/protocol_limits'
import type { WireEvent } from '#app/realtime/protocol/wire_event'
import { SOCKET_ID } from '#app/realtime/socket_id'

export class RefusedEvent extends Error {
  constructor(
    readonly status: 400 | 413,
    message: string
  ) {
    super(message)
  }
}

interface Candidate {
  channels: unknown[]
  event: unknown
  data: unknown
  except?: unknown
}

/** @throws RefusedEvent */
export function checkEvent({ channels, event, data, except }: Candidate): void {
  if (typeof event !== 'string' || !event || event.length > MAX_EVENT_NAME) {
    throw new RefusedEvent(400, `An event's name has 1 to ${MAX_EVENT_NAME} characters`)
  }
  if (!channels.length || channels.length > MAX_CHANNELS_OF_EVENT) {
    throw new RefusedEvent(400, `An event goes to 1 to ${MAX_CHANNELS_OF_EVENT} channels`)
  }
  const wrong = channels.find((name) => !isChannelName(name))
  if (wrong !== undefined) throw new RefusedEvent(400, `No channel is called ${String(wrong)}`)
  if (except !== undefined && except !== null && !SOCKET_ID.test(String(except))) {
    throw new RefusedEvent(400, 'No socket has such an id')
  }
  if (typeof data !== 'string') throw new RefusedEvent(400, "An event's data is a text")
  if (Buffer.byteLength(data) > MAX_DATA) {
    throw new RefusedEvent(
      413,
      `The data content of this event exceeds the allowed maximum (${MAX_DATA} bytes)`
    )
  }
}

/** One wire event per channel. @throws RefusedEvent if it is over the hosted service's limits */
export function prepareBroadcast({
  channels,
  event,
  data,
  exceptSocketId,
}: Broadcast): WireEvent[] {
  const text = JSON.stringify(data)
  checkEvent({ channels, event, data: text, except: exceptSocketId })
  return channels.map((channel) => ({ channel, event, data: text, except: exceptSocketId ?? null }))
}
