import type { Broadcast } from '#app/realtime/broadcaster'
import { checkEvent } from '#app/realtime/protocol/check_event'
import type { WireEvent } from '#app/realtime/protocol/wire_event'

/**
 * One event for each channel, as the wire has it.
 *
 * @throws RefusedEvent when it is more than a hosted service takes
 */
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
