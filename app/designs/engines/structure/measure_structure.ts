import { designThread } from '../thread/design_thread.js'

/**
 * How much of a room's structure a redesign kept, 0 to 1; see `structureScore`.
 * Counted in the designs' thread, one to three seconds.
 */
export function measureStructure(
  original: Buffer,
  result: Buffer,
  signal?: AbortSignal
): Promise<number> {
  return designThread.run('compare', { original, result }, { signal })
}
