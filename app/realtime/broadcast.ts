import logger from '@adonisjs/core/services/logger'
import type { Broadcast, Broadcaster } from '#app/realtime/broadcaster'
import { MAX_CHANNELS_OF_EVENT } from '#app/realtime/protocol/protocol_limits'

let current: Broadcaster | undefined

export function useBroadcaster(made: Broadcaster | undefined): void {
  current = made
}

export function broadcaster(): Broadcaster {
  if (!current) throw new Error('Nothing broadcasts in this process')
  return current
}

/** Sends events after the commit. Failures are only logged: clients refetch on reconnecting. */
export async function broadcast(...broadcasts: Broadcast[]): Promise<void> {
  if (!current || !broadcasts.length) return
  try {
    await current.publish(broadcasts.flatMap(inParts))
  } catch (error) {
    logger.error({ err: error as Error, events: broadcasts.map(({ event }) => event) }, 'broadcast')
  }
}

/** An event for more channels than one may go to is sent several times. */
function inParts(whole: Broadcast): Broadcast[] {
  const parts: Broadcast[] = []
  for (let start = 0; start < whole.channels.length; start += MAX_CHANNELS_OF_EVENT) {
    const channels = whole.channels.slice(start, start + MAX_CHANNELS_OF_EVENT)
    parts.push({ ...whole, channels })
  }
  return parts
}

/** Pusher's limit is 10 KB per event, including the envelope. */
const MAX_PAYLOAD_BYTES = 9_500

/** Whether a value's JSON fits into one event. */
export function fitsEvent(value: object): boolean {
  return Buffer.byteLength(JSON.stringify(value)) <= MAX_PAYLOAD_BYTES
}
