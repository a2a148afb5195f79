import type { DesignEngine } from '#app/designs/engines/design_engine'
import { makeEngine } from '#app/designs/engines/make_engine'

let current: Promise<DesignEngine> | undefined

/** Has designs made by this engine from now on; by the configured one again without. */
export function useEngine(engine?: DesignEngine): void {
  current = engine && Promise.resolve(engine)
}

/**
 * The engine of this process, made when it is first needed: most processes
 * never make a design. One that could not be made is tried again.
 */
export function engineInUse(): Promise<DesignEngine> {
  current ??= makeEngine().catch((error: unknown) => {
    current = undefined
    throw error
  })
  return current
}

/** Frees what the engine holds, if one was ever made. */
export async function closeEngine(): Promise<void> {
  const closing = current
  current = undefined
  await (await closing)?.close()
}
