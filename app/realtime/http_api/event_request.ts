import { checkEvent } from '#app/realtime/protocol/check_event'
import type { WireEvent } from '#app/realtime/protocol/wire_event'
import { ApiRefusal } from './api_refusal.js'

interface EventRequest {
  name?: unknown
  data?: unknown
  channel?: unknown
  channels?: unknown
  socket_id?: unknown
}

/** @throws ApiRefusal or RefusedEvent if malformed or too large */
export function wireEventsOf(request: unknown): WireEvent[] {
  if (typeof request !== 'object' || request === null) {
    throw new ApiRefusal(400, 'An event is an object')
  }
  const { name, data, channel, channels, socket_id: except }: EventRequest = request
  const names: unknown[] = Array.isArray(channels) ? channels : [channel]
  checkEvent({ channels: names, event: name, data, except })
  return names.map((one) => ({
    channel: String(one),
    event: String(name),
    data: String(data),
    except: typeof except === 'string' ? except : null,
  }))
}
