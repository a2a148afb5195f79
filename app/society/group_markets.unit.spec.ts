import { test } from '@japa/runner'
import { groupMarkets } from '#app/society/ui/group_markets'

const MARKETS = [
  { name: 'Genoa', latitude: 44.4, longitude: 8.9, members_count: 2 },
  { name: 'Milan', latitude: 45.5, longitude: 9.2, members_count: 7 },
  { name: 'Tokyo', latitude: 35.7, longitude: 139.7, members_count: 3 },
]

const namesAt = (zoom: number) =>
  groupMarkets(MARKETS, zoom).map((group) => group.map(({ name }) => name))

test.group('Pins of the map of members', () => {
  test('stand for several markets where they would cover each other', ({ assert }) => {
    assert.deepEqual(namesAt(0.5), [['Milan', 'Genoa'], ['Tokyo']])
    assert.deepEqual(namesAt(7), [['Milan'], ['Tokyo'], ['Genoa']])
  })

  test('are as many as markets from near, also in one place', ({ assert }) => {
    const twins = [MARKETS[0], MARKETS[0]]
    assert.lengthOf(groupMarkets(twins, 10), 1)
    assert.lengthOf(groupMarkets(twins, 11), 2)
  })
})
