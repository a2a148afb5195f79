import type { DesignEngine } from '#app/redesign/design_engine'
import { makeEngine } from '#app/redesign/make_engine'

let current: Promise<DesignEngine> | undefined

/** For tests; without an engine, the configured one. */
export function useEngine(engine?: DesignEngine): void {
  current = engine && Promise.resolve(engine)
}

/** Created on first use; a failed attempt is retried. */
export function engineInUse(): Promise<DesignEngine> {
  current ??= makeEngine().catch((error: unknown) => {
    current = undefined
    throw error
  })
  return current
}

export async function closeEngine(): Promise<void> {
  const closing = current
  current = undefined
  await (await closing)?.close()
}
