import { test } from '@japa/runner'
import { partPictures } from '#app/properties/parts/part_pictures'

const gallery = [1, 2, 3, 4, 5, 6].map((id) => ({ id }))
const part = (content: Record<string, unknown> = {}, ids: number[] = []) => ({
  content,
  images: ids.map((id) => ({ id })),
})
const ids = (pictures: ReturnType<typeof partPictures<{ id: number }>>) =>
  Object.fromEntries([...pictures].map(([name, images]) => [name, images.map(({ id }) => id)]))

test.group('Photos in parts', () => {
  test('are those chosen, wherever the template gives others', ({ assert }) => {
    const listing = {
      description: 'By the sea.',
      components: { overview: part({}, [4, 9]), features: part({ items: ['A jetty'] }) },
    }
    assert.deepEqual(ids(partPictures(listing, gallery)), { overview: [4, 9] })
    assert.deepEqual(ids(partPictures(listing, gallery, { overview: 2, features: 1 })), {
      overview: [4, 9],
      features: [2],
    })
  })

  test('are given once, never the cover or a room’s, and only to parts that say something', ({
    assert,
  }) => {
    const listing = {
      description: 'By the sea.',
      components: {
        rooms: part({ rooms: [{ name: 'Kitchen', photo: 2 }] }),
        features: part({ items: [] }),
      },
    }
    const given = { overview: 2, features: 1, neighborhood: 2 }
    assert.deepEqual(ids(partPictures(listing, gallery, given)), { overview: [3, 4] })
    assert.deepEqual(ids(partPictures(listing, gallery.slice(0, 1), given)), {})
  })
})
