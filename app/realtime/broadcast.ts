import logger from '@adonisjs/core/services/logger'
import type { Broadcast, Broadcaster } from './broadcaster.js'

let current: Broadcaster | undefined

/** Called by the provider that made it. */
export function useBroadcaster(made: Broadcaster | undefined): void {
  current = made
}

/** @throws Error before the provider has made one */
export function broadcaster(): Broadcaster {
  if (!current) throw new Error('Nothing broadcasts in this process')
  return current
}

/**
 * Sends events after the transaction that they tell of has committed. What
 * was committed stands, so a failure is logged and not thrown: whoever missed
 * an event asks for what is new when the connection is back.
 */
export async function broadcast(...broadcasts: Broadcast[]): Promise<void> {
  if (!current || !broadcasts.length) return
  try {
    await current.publish(broadcasts)
  } catch (error) {
    logger.error({ err: error as Error, events: broadcasts.map(({ event }) => event) }, 'broadcast')
  }
}
