import { test } from '@japa/runner'
import {
  imageSlide,
  slideInput,
  videoSlide,
  withSlide,
  type DraftSlide,
} from '#app/spots/editor/ui/draft_slides'

const PICTURE = {
  id: 1,
  url: '/media/a/original.jpg',
  width: 3,
  height: 2,
  alt: null,
  placeholder: null,
  variants: [],
}

const VIDEO = {
  id: 7,
  slug: 'pool',
  title: 'Pool',
  status: 'processing' as const,
  progress: 5,
  error: null,
  duration: null,
  width: null,
  height: null,
  poster: null,
  storyboard: null,
  sources: [],
  captions: [],
  list_id: null,
  position: null,
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

  test('keep their start while the length of their video isn’t known', ({ assert }) => {
    const sent = (startsAt: number | null) => slideInput(videoSlide(VIDEO, { startsAt }))
    assert.deepEqual(sent(4), { video_id: 7, starts_at: 4 })
    assert.deepEqual(sent(null), { video_id: 7 })
  })
})
