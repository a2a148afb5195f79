import { designThread } from '#app/redesign/thread/design_thread'

/** 0 to 1; see `structureScore`. Takes one to three seconds in the designs' thread. */
export function measureStructure(
  original: Buffer,
  result: Buffer,
  signal?: AbortSignal
): Promise<number> {
  return designThread.run('compare', { original, result }, { signal })
}
