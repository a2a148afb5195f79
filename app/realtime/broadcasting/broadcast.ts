import logger from '@adonisjs/core/services/logger'
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
    await current.publish(broadcasts)
  } catch (error) {
    logger.error({ err: error as Error, events: broadcasts.map(({ event }) => event) }, 'broadcast')
  }
}
