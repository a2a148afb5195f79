import { hosting } from '#config/design'
import type { DesignEngine } from '#app/redesign/design_engine'
import type { EngineKind } from '#app/redesign/engine_kind'
import { makeEngine } from '#app/redesign/make_engine'

const made = new Map<EngineKind, Promise<DesignEngine>>()

/** For tests; without an engine, those of the settings. */
export function useEngine(engine?: DesignEngine, kind: EngineKind = 'builtin'): void {
  if (engine) made.set(kind, Promise.resolve(engine))
  else made.clear()
}

/** Who makes designs here, the usual one first. */
export function offeredKinds(): readonly EngineKind[] {
  return hosting || made.has('hosted') ? ['hosted', 'builtin'] : ['builtin']
}

/** Created on first use; a failed attempt is retried. */
export function engineInUse(kind: EngineKind): Promise<DesignEngine> {
  const known = made.get(kind)
  if (known) return known
  const making = makeEngine(kind === 'hosted' ? hosting : null).catch((error: unknown) => {
    made.delete(kind)
    throw error
  })
  made.set(kind, making)
  return making
}

export async function closeEngines(): Promise<void> {
  const closing = [...made.values()]
  made.clear()
  for (const engine of closing) await (await engine).close()
}
