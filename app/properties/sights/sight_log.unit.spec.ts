import { test } from '@japa/runner'
import { hearSights, tellSight, type Sight } from '#app/properties/sights/ui/guest_sights'
import { SightLog } from '#app/properties/sights/ui/sight_log'

test.group('What a guest’s page tells', () => {
  test('tells each thing once, and again only what didn’t arrive', async ({ assert }) => {
    const log = new SightLog()
    const sent: unknown[] = []
    const send = (sights: unknown) => Promise.resolve(sent.push(sights))
    assert.isTrue(log.note({ part: 'hero' }))
    assert.isFalse(log.note({ part: 'hero' }))
    assert.isTrue(log.note({ photo: 7 }))

    const lost = log.flush(() => Promise.reject(new Error('offline')))
    log.note({ document: 'a' })
    assert.isTrue(await lost)
    assert.isFalse(await log.flush(send))
    assert.deepEqual(sent, [{ parts: ['hero'], photos: [7], documents: ['a'] }])
    assert.isFalse(log.note({ photo: 7 }))
    await log.flush(send)
    assert.lengthOf(sent, 1)
  })

  test('keeps what was opened before anything listened', ({ assert }) => {
    const heard: Sight[] = []
    tellSight({ photo: 1 })
    const end = hearSights((sight) => heard.push(sight))
    tellSight({ photo: 2 })
    end()
    tellSight({ photo: 3 })
    assert.deepEqual(heard, [{ photo: 1 }, { photo: 2 }])
    hearSights(() => {})()
  })
})
