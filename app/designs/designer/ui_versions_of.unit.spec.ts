import { test } from '@japa/runner'
import { NO_OPTIONS } from '#app/designs/looks/ui/design_options'
import { namesOf } from '#app/designs/designer/ui/versions_of'

const LOOKS = {
  room_types: [],
  themes: [
    { id: 'noir', label: 'Noir', description: '', swatches: [] },
    { id: 'coastal', label: 'Coastal', description: '', swatches: [] },
  ],
  designers: [],
  locations: [],
  colors: [],
}

test.group('Names of versions', () => {
  test('number those of one look, the oldest first, and leave others alone', ({ assert }) => {
    const versions = [
      { id: 9, options: { ...NO_OPTIONS, theme: 'noir' } },
      { id: 7, options: { ...NO_OPTIONS, theme: 'coastal' } },
      { id: 4, options: { ...NO_OPTIONS, theme: 'noir' } },
    ]
    assert.deepEqual(
      [...namesOf(versions, LOOKS)].sort(([a], [b]) => b - a),
      [
        [9, 'Noir, 2 of 2'],
        [7, 'Coastal'],
        [4, 'Noir, 1 of 2'],
      ]
    )
  })
})
