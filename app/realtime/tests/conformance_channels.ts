import { test } from '@japa/runner'
import { eventually } from '#tests/support/eventually'
import { stageGroup, type OpenStage } from './stage_group.js'

export function channelConformance(label: string, open: OpenStage): void {
  stageGroup(`${label}: channels`, open, (scene) => {
    test('open to all carry events to all but the one who caused them', async ({ assert }) => {
      const [a, b] = [await scene().client(0), await scene().client(1)]
      const name = scene().channel('news')
      await a.join(name)
      await b.join(name)
      await scene().api(1).trigger(name, 'first', { n: 1 }, { socket_id: a.socketId })
      await scene().api(0).trigger(name, 'second', { n: 2 })
      for (const client of [a, b]) await client.hears('second')
      assert.lengthOf(a.allOf('first'), 0)
      assert.deepEqual(b.allOf('first')[0].data, { n: 1 })
      assert.lengthOf(b.allOf('second'), 1)
    })

    test('keep the order of what is sent', async ({ assert }) => {
      const client = await scene().client(0)
      const name = scene().channel('news')
      await client.join(name)
      for (let n = 0; n < 100; n++) await scene().api(1).trigger(name, 'step', n)
      await scene().api(1).trigger(name, 'end', {})
      await client.hears('end')
      const steps = client.allOf('step').map(({ data }) => data)
      assert.deepEqual(
        steps,
        Array.from({ length: 100 }, (_, n) => n)
      )
    })

    test('carry every character', async ({ assert }) => {
      const client = await scene().client(0)
      const name = scene().channel('news')
      await client.join(name)
      const data = { text: 'Zürich 東京 🏡 \u2028 "quoted" \\ </script>', long: 'é'.repeat(4_000) }
      await scene().api(1).trigger(name, 'words', data)
      assert.deepEqual((await client.hears('words')).data, data)
    })

    test('that were left are quiet', async ({ assert }) => {
      const client = await scene().client(0)
      const [left, kept] = [scene().channel('left'), scene().channel('kept')]
      await client.join(left)
      await client.join(kept)
      client.pusher.unsubscribe(left)
      await client.roundTrip()
      await scene().api(0).trigger(left, 'late', {})
      await scene().api(0).trigger(kept, 'end', {})
      await client.hears('end')
      assert.lengthOf(client.allOf('late'), 0)
    })

    test('that are private need somebody who vouches', async ({ assert }) => {
      const [friend, stranger] = [await scene().client(0, 'amy'), await scene().client(0)]
      const name = scene().channel('private-room')
      await friend.join(name)
      stranger.listen(name)
      const { data } = await stranger.hears('pusher:subscription_error')
      assert.deepInclude(data, { type: 'AuthError', status: 401 })
      await scene().api(1).trigger(name, 'secret', {})
      await friend.hears('secret')
      await stranger.roundTrip()
      assert.lengthOf(stranger.allOf('secret'), 0)
    })

    test('cannot be joined twice, nor under {$self}')
      .with(['a name that is too long', 'a name with a space', 'no name'])
      .run(async ({ assert }, what) => {
        const name = {
          'a name that is too long': 'x'.repeat(165),
          'a name with a space': 'two words',
          'no name': '',
        }[what]
        const raw = await scene().raw()
        raw.say({ event: 'pusher:subscribe', data: { channel: name } })
        await raw.hears('pusher:error')

        const twice = await scene().raw()
        const good = 'x'.repeat(164)
        for (let n = 0; n < 2; n++)
          twice.say({ event: 'pusher:subscribe', data: { channel: good } })
        const { data } = await twice.hears('pusher:error')
        assert.match(JSON.stringify(data), /Existing subscription/)
      })

    test('let clients talk among themselves, where they were let in', async ({ assert }) => {
      const [a, b] = [await scene().client(0, 'amy'), await scene().client(1, 'bob')]
      const name = scene().channel('private-room')
      const channel = await a.join(name)
      await b.join(name)
      channel.trigger('client-typing', { on: true })
      assert.deepEqual((await b.hears('client-typing')).data, { on: true })
      await a.roundTrip()
      assert.lengthOf(a.allOf('client-typing'), 0)

      const raw = await scene().raw()
      raw.say({ event: 'client-typing', channel: name, data: { on: false } })
      assert.deepInclude((await raw.hears('pusher:error')).data, { code: 4301 })
      raw.say({ event: 'pusher:subscribe', data: { channel: 'open' } })
      await raw.hears('pusher_internal:subscription_succeeded')
      raw.say({ event: 'client-typing', channel: 'open', data: {} })
      await raw.hearsTimes('pusher:error', 2)
      await b.roundTrip()
      assert.lengthOf(b.allOf('client-typing'), 1)
    })

    test('take ten events a second from a client', async ({ assert }) => {
      const [a, b] = [await scene().client(0, 'amy'), await scene().client(1, 'bob')]
      const channel = await a.join(scene().channel('private-room'))
      await b.join(channel.name)
      const begun = Date.now()
      let sent = 0
      await eventually(async () => {
        for (let n = 0; n < 30; n++) channel.trigger('client-typing', sent++)
        await a.roundTrip()
        return a.errors.includes(4301)
      })
      const seconds = Math.floor((Date.now() - begun) / 1000) + 1
      await scene().api(0).trigger(channel.name, 'end', {})
      await b.hears('end')
      const passed = b.allOf('client-typing').length
      assert.equal(passed + a.errors.length, sent)
      assert.isAtLeast(passed, 10)
      assert.isAtMost(passed, 10 * seconds)
      assert.equal(a.pusher.connection.state, 'connected')
    })

    test('take no client event over 10 KB', async () => {
      const a = await scene().client(0, 'amy')
      const channel = await a.join(scene().channel('private-room'))
      channel.trigger('client-paste', { text: 'x'.repeat(10_241) })
      await a.errs(4301)
    })

    test('with a memory tell the last event, or that there is none', async ({ assert }) => {
      const name = scene().channel('private-cache-room')
      const early = await scene().client(0, 'amy')
      await early.join(name)
      await early.hears('pusher:cache_miss')

      for (const n of [1, 2]) await scene().api(1).trigger(name, 'state', { n })
      await early.hears('state')
      const late = await scene().client(0, 'bob')
      await late.join(name)
      assert.deepEqual((await late.hears('state')).data, { n: 2 })
      assert.lengthOf(late.allOf('pusher:cache_miss'), 0)
      assert.lengthOf(late.allOf('state'), 1)
    })
  })
}
