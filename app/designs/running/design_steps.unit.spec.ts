import { test } from '@japa/runner'
import { pointOf, progressSteps, DESIGN_STEPS, type DesignKind } from '#app/designs/design_steps'
import type { DesignStage } from '#app/redesign/design_engine'

const STAGES: DesignStage[] = ['prepare', 'generate', 'upscale', 'finalise']
const KINDS: DesignKind[] = ['generate', 'regenerate']

test.group('Steps of a design', () => {
  test('never go back on the way, and are not at the end before it', ({ assert }) => {
    for (const kind of KINDS) {
      let last = { step: 1, progress: 10 }
      for (const stage of STAGES) {
        for (const share of [0, 0.3, 0.9, 1]) {
          const point = pointOf(kind, stage, share)
          assert.isAtLeast(point.step, last.step)
          assert.isAtLeast(point.progress, last.progress)
          last = point
        }
      }
      assert.deepEqual(last, { step: DESIGN_STEPS[kind].length, progress: 99 })
    }
  })

  test('stay within their stage, whatever an engine reports', ({ assert }) => {
    assert.deepEqual(pointOf('generate', 'generate', 7), { step: 3, progress: 70 })
    assert.deepEqual(pointOf('generate', 'generate', -1), { step: 3, progress: 30 })
    assert.deepEqual(pointOf('generate', 'generate', Number.NaN), { step: 3, progress: 30 })
  })

  test('are in progress one at a time, and none after the end', ({ assert }) => {
    for (const kind of KINDS) {
      for (let step = 1; step <= DESIGN_STEPS[kind].length; step++) {
        const states = progressSteps(kind, 'processing', step).map(({ completed }) => completed)
        assert.equal(states.indexOf('in_progress'), step - 1)
        assert.lengthOf(
          states.filter((state) => state === 'in_progress'),
          1
        )
        assert.notInclude(
          progressSteps(kind, 'failed', step).map(({ completed }) => completed),
          'in_progress'
        )
      }
      assert.isTrue(
        progressSteps(kind, 'completed', 1).every(({ completed }) => completed === 'done')
      )
    }
  })
})
