import { test } from '@japa/runner'
import { publicTexts } from '#app/common/net/public_resolver'
import { NameServer } from '#app/common/tests/name_server'

const LONG = 'x'.repeat(400)

test.group('Public texts', (group) => {
  let server: NameServer

  group.setup(async () => {
    server = await NameServer.start({}, { 'said.test': ['one', LONG], 'none.test': [] })
    return () => server.stop()
  })

  const texts = (name: string, signal = AbortSignal.timeout(9000)) =>
    publicTexts(name, signal, [server.address])

  test('are whole, also in several pieces', async ({ assert }) => {
    assert.sameMembers(await texts('said.test'), ['one', LONG])
  })

  test('are none where there is no record or no such name', async ({ assert }) => {
    assert.deepEqual(await texts('none.test'), [])
    assert.deepEqual(await texts('unknown.test'), [])
  })

  test('are no longer waited for once nobody wants them', async ({ assert }) => {
    await assert.rejects(() => texts('silent.test', AbortSignal.timeout(50)), /ECANCELLED/)
  })
})
