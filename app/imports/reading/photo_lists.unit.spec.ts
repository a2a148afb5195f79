import { test } from '@japa/runner'
import { guessMapping } from '#app/imports/reading/recognize_columns'
import { readFeatures } from '#app/imports/interpreting/read_features'
import { readPhotos } from '#app/imports/reading/read_photos'
import { insertedAmong } from '#app/properties/listing_order'

const addresses = (...cells: string[]) => readPhotos(cells).photos.map(({ address }) => address)

test.group('Photos in a list', () => {
  test('are found between each separator, in order, once', ({ assert }) => {
    const [a, b] = ['https://x.test/a,1;b.jpg', 'http://x.test/b.jpg?w=1,2']
    for (const between of ['|', ' | ', ', ', ',', ';', '; ', ' ', '\n']) {
      assert.deepEqual(addresses(`${a}${between}${b}`), [a, b], JSON.stringify(between))
    }
    assert.deepEqual(addresses(a, '', `${b} ${a}`), [a, b])
    assert.deepEqual(addresses('my house 1.jpg; b.jpg'), ['my house 1.jpg', 'b.jpg'])
    assert.deepEqual(addresses('[{"MediaURL": 5}, "x.jpg", null, [1]]'), ['x.jpg'])
    assert.deepEqual(addresses('[broken'), ['[broken'])
  })

  test('have columns of many names, several at once', ({ assert }) => {
    const columns = [
      'Photo 1',
      'Photo2',
      'Images',
      'PhotosCount',
      'Media',
      'View',
      'Photo captions',
    ]
    assert.deepEqual(guessMapping({ columns, rows: [] }), [
      'photos',
      'photos',
      'photos',
      null,
      'photos',
      'view',
      'photo_texts',
    ])
  })

  test('that come late find their place', ({ assert }) => {
    assert.deepEqual(insertedAmong([], 1, [1, 2]), [1])
    assert.deepEqual(insertedAmong([9, 2], 1, [1, 2]), [9, 1, 2])
    assert.deepEqual(insertedAmong([1, 9], 2, [1, 2, 3]), [1, 2, 9])
    assert.deepEqual(insertedAmong([1, 3], 2, [1, 2, 3]), [1, 2, 3])
    assert.deepEqual(insertedAmong([7, 8], 2, [1, 2]), [7, 8, 2])
  })
})

test.group('Features in a list', () => {
  test('become those that searches know, and the others are named', ({ assert }) => {
    const notes: string[] = []
    const read = readFeatures(
      { features: 'Landscaped|AttachedGarage|None|Sauna|Moat', pool: 'N', view: 'Ocean' },
      notes
    )
    assert.deepEqual(read, { items: ['Garden', 'Garage', 'Spa', 'Sea view'], isWhole: false })
    assert.deepEqual(notes, ['Features that we don’t know are left out: Moat.'])
    assert.isUndefined(readFeatures({ pool: 'None', view: 'None' }, notes))
    assert.deepEqual(readFeatures({ highlights: 'A, b|C' }, notes), {
      items: ['A, b', 'C'],
      isWhole: true,
    })
  })
})
