import type { Group } from '@japa/runner/core'
import db from '@adonisjs/lucid/services/db'
import { useEngine } from '#app/designs/running/engine_in_use'
import { eventually } from '#tests/support/eventually'
import { TestEngine } from './test_engine.js'

/** A test ends once all its orders are finished, so that none reaches the next engine. */
export function withEngine(group: Group): { readonly engine: TestEngine } {
  const scene = { engine: new TestEngine() }
  group.each.setup(() => {
    scene.engine = new TestEngine()
    useEngine(scene.engine)
    return async () => {
      scene.engine.release()
      await eventually(nothingIsMade, { within: 60_000, what: () => 'the last design' })
      useEngine()
    }
  })
  return scene
}

async function nothingIsMade(): Promise<boolean> {
  const unfinished = await db
    .from('designs')
    .whereIn('status', ['pending', 'processing'])
    .select('id')
    .first()
  return !unfinished
}
