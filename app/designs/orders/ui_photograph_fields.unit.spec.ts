import { test } from '@japa/runner'
import { NO_OPTIONS } from '#app/designs/looks/ui/design_options'
import { photographFields } from '#app/designs/ui/photograph_fields'

test.group('Fields of a photograph', () => {
  test('have the prompt, the size and the orientation', ({ assert }) => {
    const options = { ...NO_OPTIONS, customPrompt: 'more light' }
    assert.deepEqual(photographFields(options, { width: 80, height: 120 }), [
      ['options', JSON.stringify(options)],
      ['prompt', 'more light'],
      ['image_width', '80'],
      ['image_height', '120'],
      ['image_orientation', 'portrait'],
    ])
  })

  test('name the engine that was chosen', ({ assert }) => {
    assert.deepEqual(photographFields(NO_OPTIONS, null, 'builtin'), [
      ['options', JSON.stringify(NO_OPTIONS)],
      ['engine_kind', 'builtin'],
    ])
  })

  test('leave out what is not known', ({ assert }) => {
    assert.deepEqual(photographFields(NO_OPTIONS, null), [['options', JSON.stringify(NO_OPTIONS)]])
  })
})
