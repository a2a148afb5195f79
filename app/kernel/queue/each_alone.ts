import logger from '@adonisjs/core/services/logger'

/**
 * Does something to each item of a sweep, so that one that fails keeps no other waiting. Whatever is
 * done must be safe to repeat: the queue tries the whole sweep again.
 * @param name of the sweep, for the log
 * @throws Error after the last one, if any failed
 */
export async function eachAlone<Item extends number | string | { id: number | string }>(
  items: readonly Item[],
  name: string,
  act: (item: Item) => Promise<unknown>
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await act(item)
    } catch (error) {
      failures.push(error)
      logger.error({ err: error, id: typeof item === 'object' ? item.id : item }, `${name} failed`)
    }
  }
  if (!failures.length) return
  throw new AggregateError(failures, `${name}: ${failures.length} of ${items.length} failed`)
}
