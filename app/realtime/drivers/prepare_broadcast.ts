import type { Broadcast } from '#app/realtime/broadcasting/broadcaster'
import { checkEvent } from '#app/realtime/protocol/check_event'
import type { WireEvent } from '#app/realtime/protocol/wire_event'

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
