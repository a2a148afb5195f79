import { test } from '@japa/runner'
import { MAX_RESTYLED_PHOTOS } from '#app/designs/design_limits'
import {
  decided,
  firstChoice,
  isUnclear,
  withoutRoom,
} from '#app/designs/restyles/ui/restyle_choice'
import type { RestylePhoto } from '#app/designs/ui/types'

function photo(id: number, more: Partial<RestylePhoto> = {}): RestylePhoto {
  const image = { id, url: '', width: 3, height: 2, alt: null, placeholder: '', variants: [] }
  return { image, room_type: null, left_out: null, ...more }
}

const chosen = (choices: ReturnType<typeof firstChoice>) =>
  choices.filter(({ isChosen }) => isChosen).map((choice) => choice.photo.image.id)

test.group('The choice of photos to restyle', () => {
  test('starts with the rooms, and says why others are left out', ({ assert }) => {
    const choices = firstChoice([
      photo(1, { left_out: 'outdoors' }),
      photo(2, { room_type: 'bedroom' }),
      photo(3, { left_out: 'plan' }),
      photo(4),
    ])
    assert.deepEqual(chosen(choices), [2, 4])
    assert.match(choices[0].reason!, /outdoor/)
    assert.match(choices[2].reason!, /plan/)
    assert.deepEqual(choices.map(isUnclear), [false, false, false, true])
  })

  test('takes as many as fit', ({ assert }) => {
    const many = Array.from({ length: MAX_RESTYLED_PHOTOS + 2 }, (_, index) => photo(index + 1))
    const choices = firstChoice(many)
    assert.lengthOf(chosen(choices), MAX_RESTYLED_PHOTOS)
    assert.match(choices.at(-1)!.reason!, /fit into one restyle/)
  })

  test('a check drops an unclear photo, unless the person has decided', ({ assert }) => {
    const choices = firstChoice([photo(1), photo(2)])
    const checked = withoutRoom(choices, 1)
    assert.deepEqual(chosen(checked), [2])
    assert.match(checked[0].reason!, /no room/)
    const kept = decided(checked, 1, { isChosen: true })
    assert.isNull(kept[0].reason)
    const named = decided(choices, 2, { roomType: 'kitchen' })
    assert.deepEqual(chosen(withoutRoom(named, 2)), [1, 2])
  })
})
