import logger from '@adonisjs/core/services/logger'
import { MAX_CHANNELS_OF_EVENT } from '#app/realtime/protocol/limits'
import type { Broadcast, Broadcaster } from './broadcaster.js'

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
