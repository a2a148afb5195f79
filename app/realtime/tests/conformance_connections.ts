import { test } from '@japa/runner'
import { eventually } from '#tests/support/eventually'
import { RealtimeClient } from '#tests/support/realtime_client'
import { stageGroup, type OpenStage } from './stage_group.js'

export function connectionConformance(label: string, open: OpenStage): void {
  stageGroup(`${label}: connections`, open, (scene) => {
    test('are given an id and told how long they may be silent', async ({ assert }) => {
      const client = await scene().client(0)
      assert.match(client.socketId, /^\d+\.\d+$/)
      const raw = await scene().raw()
      const { data } = await raw.hears('pusher:connection_established')
      assert.isString(data)
      assert.deepInclude(JSON.parse(String(data)), { activity_timeout: 120 })
    })

    test('with an unknown key stay away', async ({ assert }) => {
      const { urls, app } = scene().stage
      const client = RealtimeClient.open(urls[0], { ...app, key: 'nobodys' })
      await client.errs(4001)
      await client.isIn('disconnected')
      const raw = await scene().raw('/app/nobodys?protocol=7')
      assert.equal(await raw.closes(), 4001)
    })

    test('of another protocol are refused', async ({ assert }) => {
      const raw = await scene().raw(`/app/${scene().stage.app.key}?protocol=4`)
      assert.equal(await raw.closes(), 4007)
    })

    test('get a pong for a ping', async () => {
      const raw = await scene().raw()
      raw.say({ event: 'pusher:ping', data: {} })
      await raw.hears('pusher:pong')
    })

    test('that say {$self} are told so and go on')
      .with(['{', '7', 'null', '{"event":7}', '[]', '{"event":"pusher:subscribe"}'])
      .run(async (_, text) => {
        const raw = await scene().raw()
        raw.socket.send(text)
        await raw.hears('pusher:error')
        raw.say({ event: 'pusher:ping' })
        await raw.hears('pusher:pong')
      })

    test('that send bytes are told so', async () => {
      const raw = await scene().raw()
      raw.socket.send(Buffer.from([1, 2, 3]))
      await raw.hears('pusher:error')
    })

    test('that send more than any message needs are closed', async ({ assert }) => {
      const raw = await scene().raw()
      raw.socket.send(`{"event":"${'x'.repeat(70_000)}"}`)
      assert.equal(await raw.closes(), 1009)
    })

    test('sign in, and hear what is sent to their user', async ({ assert }) => {
      const [mine, others] = [await scene().client(0, 'ida'), await scene().client(1, 'ove')]
      await mine.signIn()
      await others.signIn()
      const said: unknown[] = []
      mine.pusher.user.bind('greeting', (data: unknown) => said.push(data))
      others.pusher.user.bind('greeting', () => said.push('wrong'))
      others.pusher.user.bind('end', (data: unknown) => said.push(data))
      await scene().api(1).sendToUser('ida', 'greeting', 'hello')
      await scene().api(1).sendToUser('ove', 'end', 'end')
      await eventually(() => said.length > 1)
      assert.sameMembers(said, ['hello', 'end'])
    })

    test('do not hear what is sent to another user', async ({ assert }) => {
      const raw = await scene().raw()
      raw.say({ event: 'pusher:subscribe', data: { channel: '#server-to-user-ida' } })
      const { data } = await raw.hears('pusher:subscription_error')
      assert.deepInclude(JSON.parse(String(data)), { type: 'AuthError', status: 401 })
    })

    test('are closed when they sign in with a wrong signature', async ({ assert }) => {
      const raw = await scene().raw()
      raw.say({ event: 'pusher:signin', data: { auth: 'x:y', user_data: '{"id":"ida"}' } })
      assert.equal(await raw.closes(), 4009)
    })

    test('of a user are ended on request', async ({ assert }) => {
      const [mine, others] = [await scene().client(0, 'eva'), await scene().client(0, 'finn')]
      await mine.signIn()
      await others.signIn()
      await scene().api(1).terminateUserConnections('eva')
      await mine.errs(4009)
      await mine.isIn('disconnected')
      assert.equal(others.pusher.connection.state, 'connected')
    })
  })
}
