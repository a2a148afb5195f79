import type { Group } from '@japa/runner/core'
import { useEngine } from '#app/designs/running/engine_in_use'
import { TestEngine } from './test_engine.js'

/** Has a group's designs made by an engine of each test's own. */
export function withEngine(group: Group): { readonly engine: TestEngine } {
  const scene = { engine: new TestEngine() }
  group.each.setup(() => {
    scene.engine = new TestEngine()
    useEngine(scene.engine)
    return () => {
      scene.engine.release()
      useEngine()
    }
  })
  return scene
}
