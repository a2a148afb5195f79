import { test } from '@japa/runner'
import type { PresenceChannel } from 'pusher-js'
import type { RealtimeClient } from '#tests/support/realtime_client'
import { eventually } from '#tests/support/eventually'
import { stageGroup, type OpenStage } from './stage_group.js'

function seen(client: RealtimeClient, name: string): string[] {
  const { members } = client.pusher.channel(name) as PresenceChannel
  const ids: string[] = []
  members.each(({ id }: { id: string }) => ids.push(id))
  return ids.sort()
}

export function presenceConformance(label: string, open: OpenStage): void {
  stageGroup(`${label}: presence`, open, (scene) => {
    test('tells who is here, who comes and who goes', async ({ assert }) => {
      const name = scene().channel('presence-room')
      const [amy, bob] = [await scene().client(0, 'amy'), await scene().client(1, 'bob')]
      await amy.join(name)
      assert.deepEqual(seen(amy, name), ['amy'])
      await bob.join(name)
      assert.deepEqual(seen(bob, name), ['amy', 'bob'])
      const { data } = await amy.hears('pusher:member_added')
      assert.deepEqual(data, { id: 'bob', info: { name: 'Member bob' } })

      bob.close()
      await amy.hears('pusher:member_removed')
      assert.deepEqual(seen(amy, name), ['amy'])
      assert.lengthOf(amy.allOf('pusher:member_added'), 1)
    })

    test('counts a user once, however many connections', async ({ assert }) => {
      const name = scene().channel('presence-room')
      const amy = await scene().client(0, 'amy')
      await amy.join(name)
      const [one, two] = [await scene().client(0, 'bob'), await scene().client(1, 'bob')]
      await one.join(name)
      await two.join(name)
      await amy.hears('pusher:member_added')
      one.close()
      await scene().api(1).trigger(name, 'between', {})
      await amy.hears('between')
      two.pusher.unsubscribe(name)
      await amy.hears('pusher:member_removed')

      const order = amy.heard
        .map(({ event }) => event)
        .filter((event) => /member|between/.test(event))
      assert.deepEqual(order, ['pusher:member_added', 'between', 'pusher:member_removed'])
      assert.deepEqual(seen(amy, name), ['amy'])
    })

    test('agrees everywhere after many come and go at once', async ({ assert }) => {
      const name = scene().channel('presence-room')
      const stay = [await scene().client(0, 'amy'), await scene().client(1, 'zoe')]
      for (const client of stay) await client.join(name)
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const client = await scene().client(n % 2 ? 1 : 0, `guest${n % 7}`)
          await client.join(name)
          if (n % 3) client.pusher.unsubscribe(name)
          else client.close()
        })
      )
      await eventually(() => stay.every((client) => seen(client, name).join() === 'amy,zoe'), {
        what: () => stay.map((client) => seen(client, name).join()).join(' | '),
      })
      for (const client of stay) {
        const added = client.allOf('pusher:member_added').map(({ data }) => data as { id: string })
        const removed = client.allOf('pusher:member_removed')
        const others = added.filter(({ id }) => id.startsWith('guest'))
        assert.lengthOf(removed, others.length)
      }
    })

    test('says who sent a client event', async ({ assert }) => {
      const name = scene().channel('presence-room')
      const [amy, bob] = [await scene().client(0, 'amy'), await scene().client(1, 'bob')]
      const channel = await amy.join(name)
      const heard = await bob.join(name)
      const waved = new Promise((resolve) => {
        heard.bind('client-wave', (_: unknown, about: { user_id?: string }) => resolve(about))
      })
      channel.trigger('client-wave', {})
      assert.deepEqual(await waved, { user_id: 'amy' })
    })

    test('has room for a hundred', async ({ assert }) => {
      const name = scene().channel('presence-room')
      await Promise.all(
        Array.from({ length: 100 }, async (_, n) => {
          const client = await scene().client(n % 2 ? 1 : 0, `user${n}`)
          await client.join(name)
        })
      )
      const late = await scene().client(0, 'late')
      late.listen(name)
      const { data } = await late.hears('pusher:subscription_error')
      assert.deepInclude(data, { type: 'LimitReached' })
      const again = await scene().client(0, 'user7')
      await again.join(name)
      assert.lengthOf(seen(again, name), 100)
    })
  })
}
