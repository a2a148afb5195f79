import { test } from '@japa/runner'
import { stateOf, tallyOf } from '#app/designs/restyles/ui/restyle_items'
import type { Design, RestyleItem } from '#app/designs/ui/types'

const IMAGE = { id: 1, url: '', width: 3, height: 2, alt: null, placeholder: '', variants: [] }

function item(design: Partial<Design> | null, more: Partial<RestyleItem> = {}): RestyleItem {
  const whole = design && ({ image: null, progress: 10, ...design } as Design)
  return {
    id: 1,
    room_type: null,
    photo: null,
    is_canceled: false,
    is_added: false,
    ...more,
    design: whole,
  }
}

const READY = item({ status: 'completed', progress: 100, image: IMAGE })
const WAITING = item({ status: 'pending' })
const RUNNING = item({ status: 'processing', progress: 60 })
const FAILED = item({ status: 'failed', progress: 30 })
const CANCELED = item(null, { is_canceled: true })

test.group('The photos of a restyle', () => {
  test('each has one state', ({ assert }) => {
    const added = item({ status: 'completed', image: IMAGE }, { is_added: true })
    const items = [READY, added, WAITING, RUNNING, FAILED, CANCELED, item(null)]
    assert.deepEqual(items.map(stateOf), [
      'ready',
      'added',
      'waiting',
      'running',
      'failed',
      'canceled',
      'deleted',
    ])
    assert.equal(stateOf(item({ status: 'completed' })), 'running')
  })

  test('add up', ({ assert }) => {
    assert.deepEqual(tallyOf([READY, WAITING, RUNNING, FAILED, CANCELED]), {
      ready: 1,
      waiting: 1,
      resumable: 0,
      isOver: false,
      progress: 67,
    })
    assert.deepEqual(tallyOf([READY, CANCELED]), {
      ready: 1,
      waiting: 0,
      resumable: 0,
      isOver: true,
      progress: 100,
    })
    const stopped = item(null, { is_canceled: true, photo: IMAGE })
    assert.deepInclude(tallyOf([READY, stopped, CANCELED]), { resumable: 1, isOver: true })
    assert.deepInclude(tallyOf([CANCELED]), { ready: 0, isOver: true, progress: 100 })
  })
})
