import { hosting } from '#config/design'
import type { DesignEngine } from './design_engine.js'
import type { Hosting } from './hosted/hosting.js'

/**
 * The engine that the settings name. Only what it needs is loaded.
 *
 * @param chosen null for the built-in one
 * @throws Error where it cannot be loaded
 */
export async function makeEngine(chosen: Hosting | null = hosting): Promise<DesignEngine> {
  if (chosen) {
    const { HostedEngine } = await import('./hosted/hosted_engine.js')
    const { enlargeInThread } = await import('./thread/enlarge_in_thread.js')
    return new HostedEngine(chosen, enlargeInThread)
  }
  const { BuiltinEngine } = await import('./builtin/builtin_engine.js')
  return new BuiltinEngine()
}
