import { test } from '@japa/runner'
import { publicResolver } from '#app/common/net/public_resolver'
import { NameServer } from '#app/common/tests/name_server'

test.group('Public resolver', (group) => {
  let server: NameServer

  group.setup(async () => {
    server = await NameServer.start({
      'both.test': ['192.0.2.1', '192.0.2.2', '2001:db8::1'],
      'old.test': ['192.0.2.3'],
      'new.test': ['2001:db8::2'],
      'none.test': [],
    })
    return () => server.stop()
  })

  const resolve = (name: string, signal = AbortSignal.timeout(9000)) =>
    publicResolver(name, signal, [server.address])

  test('knows the addresses of both families, or of the one that there is', async ({ assert }) => {
    assert.sameMembers(await resolve('both.test'), ['192.0.2.1', '192.0.2.2', '2001:db8::1'])
    assert.deepEqual(await resolve('old.test'), ['192.0.2.3'])
    assert.deepEqual(await resolve('new.test'), ['2001:db8::2'])
  })

  test('says that there is none', async ({ assert }) => {
    await assert.rejects(() => resolve('none.test'), /ENODATA/)
    await assert.rejects(() => resolve('unknown.test'), /ENOTFOUND/)
  })

  test('asks no longer once nobody waits', async ({ assert }) => {
    await assert.rejects(() => resolve('silent.test', AbortSignal.timeout(50)), /ECANCELLED/)
  })

  test('does not know the names of this machine', async ({ assert }) => {
    await assert.rejects(() => resolve('localhost'), /ENOTFOUND/)
  })
})
