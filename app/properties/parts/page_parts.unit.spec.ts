import { test } from '@japa/runner'
import { roomsContent } from '#app/properties/parts/component_content'
import { PAGE_PARTS } from '#app/properties/listing_options'
import { partsInOrder } from '#app/properties/listing_order'
import { websiteOf } from '#app/properties/parts/ui/part_words'

test.group('Parts of the page', () => {
  test('stand in the stored order, each once, and the others follow', ({ assert }) => {
    assert.deepEqual(partsInOrder([]), [...PAGE_PARTS])
    const ordered = partsInOrder(['agent', 'rooms', 'agent', 'gone'])
    assert.deepEqual(ordered.slice(0, 3), ['agent', 'rooms', 'overview'])
    assert.sameMembers(ordered, [...PAGE_PARTS])
  })

  test('drop what isn’t a room, and empty its wrong fields', ({ assert }) => {
    const room = { id: 'a', name: 'Kitchen', size: 24.5, floor: 'Ground floor', photo: 7 }
    assert.deepEqual(roomsContent({ rooms: [room] }).rooms, [room])
    const empty = { id: '1', name: '', size: null, floor: '', photo: null }
    assert.deepEqual(roomsContent({ rooms: [null, { name: 5, size: '9' }, 'x'] }).rooms, [empty])
    assert.isEmpty(roomsContent({ rooms: 'x' }).rooms)
  })

  test('link to websites only', ({ assert }) => {
    assert.deepEqual(websiteOf(' example.com/homes/ '), {
      href: 'https://example.com/homes/',
      words: 'example.com/homes',
    })
    for (const typed of ['', 'javascript:alert(1)', 'data:text/html,x', 'not a site']) {
      assert.isNull(websiteOf(typed), typed)
    }
  })
})
