import { test } from '@japa/runner'
import { MAX_FLOOR_PLANS } from '#app/properties/listing_options'
import { roomForPlans } from '#app/properties/plan_pages/ui/plan_files'
import { floorPlansContent, shownFloors, shownPlans } from '#app/properties/floor_plans/floor_plans'

const plan = (id: string, image: number, more: object = {}) => ({ id, image, pins: [], ...more })
const PICTURES = [{ id: 1 }, { id: 2 }, { id: 3 }]

test.group('Room for floor plans', () => {
  test('is what is left once those on their way have arrived', ({ assert }) => {
    const uploads = (['waiting', 'sending', 'done', 'failed'] as const).map((status) => ({
      status,
    }))
    assert.equal(roomForPlans(0, []), MAX_FLOOR_PLANS)
    assert.equal(roomForPlans(3, uploads), MAX_FLOOR_PLANS - 5)
    assert.equal(roomForPlans(MAX_FLOOR_PLANS, uploads), 0)
  })
})

test.group('Floor plans as they show', () => {
  test('stand together by floor, in the order of each floor’s first', ({ assert }) => {
    const content = floorPlansContent({
      plans: [
        plan('a', 1, { floor: 'Ground floor', name: 'East' }),
        plan('b', 2, { name: 'Attic' }),
        plan('c', 3, { floor: ' ground floor', name: 'West' }),
      ],
    })
    const floors = shownFloors(shownPlans(content, PICTURES, []))
    assert.deepEqual(
      floors.map(({ name, plans }) => [name, plans.map((one) => one.name)]),
      [
        ['Ground floor', ['East', 'West']],
        ['Attic', ['Attic']],
      ]
    )
  })

  test('without a floor or a name stand each by itself', ({ assert }) => {
    const content = floorPlansContent({ plans: [plan('a', 1), plan('b', 2)] })
    const floors = shownFloors(shownPlans(content, PICTURES, []))
    assert.deepEqual(
      floors.map(({ id, name }) => [id, name]),
      [
        ['a', 'Plan 1'],
        ['b', 'Plan 2'],
      ]
    )
  })

  test('show a pin without a photo where it tells a room’s name and size', ({ assert }) => {
    const pins = [
      { id: 'k', label: 'Kitchen', size: 24.5 },
      { id: 'x', label: 'Attic', size: '9' },
      { id: 'y', label: '', size: 12 },
    ]
    const content = floorPlansContent({ plans: [plan('a', 1, { pins })] })
    const [shown] = shownPlans(content, PICTURES, [])
    assert.deepEqual(
      shown?.pins.map(({ id, size, photoIndex }) => [id, size, photoIndex]),
      [['k', 24.5, null]]
    )
  })
})
