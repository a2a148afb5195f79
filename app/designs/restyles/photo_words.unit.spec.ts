import { test } from '@japa/runner'
import { readPhotoWords } from '#app/designs/restyles/photo_words'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'

test.group('What the words of a photo say', () => {
  test('{text}: {roomType}, {leftOut}')
    .with([
      { text: '', roomType: null, leftOut: null },
      { text: 'IMG_2041', roomType: null, leftOut: null },
      { text: 'Master bedroom', roomType: 'bedroom', leftOut: null },
      { text: 'A BEDROOM with a window onto the garden', roomType: 'bedroom', leftOut: null },
      { text: 'The terrace off the bedroom', roomType: null, leftOut: 'outdoors' },
      { text: 'Street façade', roomType: null, leftOut: 'outdoors' },
      { text: 'Floor plan, first floor, three bedrooms', roomType: null, leftOut: 'plan' },
      { text: 'Study with a fireplace', roomType: 'home-office', leftOut: null },
      {
        text: 'A white house of two stories in glass and stone, its pool lit at dusk',
        roomType: null,
        leftOut: 'outdoors',
      },
      {
        text: 'A roof terrace with sofas under a string of lamps',
        roomType: null,
        leftOut: 'outdoors',
      },
      { text: 'A free-standing bath before a wide window', roomType: 'bathroom', leftOut: null },
      {
        text: 'A living room with green chairs, its whole wall a window onto the city',
        roomType: 'living-room',
        leftOut: null,
      },
      { text: 'Embedded speakers', roomType: null, leftOut: null },
    ])
    .run(({ assert }, { text, roomType, leftOut }) => {
      assert.deepEqual(readPhotoWords(text), { roomType, leftOut })
    })

  test('rooms are those of the designer', ({ assert }) => {
    const ids = ROOM_TYPES.map(({ id }) => id)
    for (const word of ['salon', 'nursery', 'bed', 'pantry', 'shower', 'dining', 'desk', 'foyer']) {
      const { roomType } = readPhotoWords(word)
      assert.isTrue(roomType !== null && ids.includes(roomType), word)
    }
  })
})
