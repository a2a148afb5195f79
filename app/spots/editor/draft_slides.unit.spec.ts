import { test } from '@japa/runner'
import { imageSlide, withSlide, type DraftSlide } from '#app/spots/editor/ui/draft_slides'

const PICTURE = {
  id: 1,
  url: '/media/a/original.jpg',
  width: 3,
  height: 2,
  alt: null,
  placeholder: null,
  variants: [],
}

function photo(label: string, place?: number): DraftSlide {
  return { ...imageSlide(PICTURE, label), place }
}

test.group('Slides of a spot', () => {
  test('stand in the order in which photos were chosen, not as they arrive', ({ assert }) => {
    const arrived = [photo('third', 3), photo('first', 1), photo('second', 2)]
    const slides = arrived.reduce<DraftSlide[]>(withSlide, [])
    assert.deepEqual(
      slides.map(({ label }) => label),
      ['first', 'second', 'third']
    )
  })

  test('come last if they are picked one by one', ({ assert }) => {
    const slides = [photo('kept'), photo('uploaded', 4)]
    const labels = withSlide(slides, photo('picked')).map(({ label }) => label)
    assert.deepEqual(labels, ['kept', 'uploaded', 'picked'])
  })
})
