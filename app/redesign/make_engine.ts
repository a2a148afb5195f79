import type { DesignEngine } from './design_engine.js'
import type { Hosting } from '#app/redesign/design_settings'

/**
 * Loads only what it needs.
 * @param chosen null for the built-in engine
 * @throws Error if it can't be loaded
 */
export async function makeEngine(chosen: Hosting | null): Promise<DesignEngine> {
  if (chosen) {
    const { HostedEngine } = await import('#app/redesign/hosted/hosted_engine')
    const { enlargeInThread } = await import('#app/redesign/builtin/design_thread')
    return new HostedEngine(chosen, enlargeInThread)
  }
  const { BuiltinEngine } = await import('#app/redesign/builtin/builtin_engine')
  return new BuiltinEngine()
}
