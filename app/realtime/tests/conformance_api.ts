import { createHash, createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import type Pusher from 'pusher'
import { stageGroup, type OpenStage, type Stage } from './stage_group.js'

const answerOf = async (response: Promise<Pusher.Response>) => (await response).json()

interface Forgery {
  appId?: string
  body?: string
  signedBody?: string
  secret?: string
  key?: string
  timestamp?: number
  path?: string
}

async function statusOf({ urls, app }: Stage, forgery: Forgery): Promise<number> {
  const body = forgery.body ?? '{"name":"e","channel":"c","data":"{}"}'
  const path = `/apps/${forgery.appId ?? app.id}${forgery.path ?? '/events'}`
  const sum = createHash('md5')
    .update(forgery.signedBody ?? body)
    .digest('hex')
  const timestamp = forgery.timestamp ?? Math.floor(Date.now() / 1000)
  const query = `auth_key=${forgery.key ?? app.key}&auth_timestamp=${timestamp}&auth_version=1.0&body_md5=${sum}`
  const signature = createHmac('sha256', forgery.secret ?? app.secret)
    .update(`POST\n${path}\n${query}`)
    .digest('hex')
  const response = await fetch(`${urls[0]}${path}?${query}&auth_signature=${signature}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  return response.status
}

const event = (fields: object) => JSON.stringify({ name: 'e', channel: 'c', data: '{}', ...fields })

export function apiConformance(label: string, open: OpenStage): void {
  stageGroup(`${label}: HTTP API`, open, (scene) => {
    test('sends one event to many channels', async () => {
      const client = await scene().client(0)
      const names = Array.from({ length: 100 }, () => scene().channel('many'))
      await client.join(names[0])
      await client.join(names[99])
      await scene().api(1).trigger(names, 'all', {})
      await client.hears('all', names[0])
      await client.hears('all', names[99])
    })

    test('sends a batch in its order', async ({ assert }) => {
      const client = await scene().client(0)
      const channel = scene().channel('batch')
      await client.join(channel)
      const steps = Array.from({ length: 10 }, (_, n) => n)
      await scene()
        .api(1)
        .triggerBatch(steps.map((data) => ({ channel, name: 'step', data })))
      await scene().api(1).trigger(channel, 'end', {})
      await client.hears('end')
      assert.deepEqual(
        client.allOf('step').map(({ data }) => data),
        steps
      )
      const batchOf = (length: number) =>
        JSON.stringify({ batch: Array.from({ length }, () => JSON.parse(event({}))) })
      const path = '/batch_events'
      assert.equal(await statusOf(scene().stage, { path, body: batchOf(10) }), 200)
      assert.equal(await statusOf(scene().stage, { path, body: batchOf(11) }), 400)
    })

    test('refuses what was not signed for it', async ({ assert }) => {
      const now = Math.floor(Date.now() / 1000)
      const { stage } = scene()
      assert.equal(await statusOf(stage, {}), 200)
      assert.equal(await statusOf(stage, { secret: 'guessed' }), 401)
      assert.equal(await statusOf(stage, { key: 'nobodys' }), 401)
      assert.equal(await statusOf(stage, { signedBody: '{}' }), 401)
      assert.equal(await statusOf(stage, { timestamp: now - 700 }), 401)
      assert.equal(await statusOf(stage, { timestamp: now + 700 }), 401)
      assert.equal(await statusOf(stage, { timestamp: Number.NaN }), 401)
      assert.equal(await statusOf(stage, { appId: 'other' }), 404)
      assert.equal(await statusOf(stage, { path: '/nothing' }), 404)
      const bare = await fetch(`${stage.urls[0]}/apps/${stage.app.id}/channels`)
      assert.equal(bare.status, 401)
    })

    test('refuses what is malformed or too much', async ({ assert }) => {
      const { stage } = scene()
      const status = (body: string) => statusOf(stage, { body })
      assert.equal(await status('{'), 400)
      assert.equal(await status('7'), 400)
      assert.equal(await status(event({ name: 'x'.repeat(200) })), 200)
      assert.equal(await status(event({ name: 'x'.repeat(201) })), 400)
      assert.equal(await status(event({ name: undefined })), 400)
      assert.equal(await status(event({ data: { n: 1 } })), 400)
      assert.equal(await status(event({ data: 'x'.repeat(10_240) })), 200)
      assert.equal(await status(event({ data: 'x'.repeat(10_241) })), 413)
      assert.equal(await status(event({ data: 'é'.repeat(5_121) })), 413)
      assert.equal(await status(event({ channels: Array(100).fill('c') })), 200)
      assert.equal(await status(event({ channels: Array(101).fill('c') })), 400)
      assert.equal(await status(event({ channels: [] })), 400)
      assert.equal(await status(event({ channel: 'x'.repeat(164) })), 200)
      assert.equal(await status(event({ channel: 'x'.repeat(165) })), 400)
      assert.equal(await status(event({ channel: 'two words' })), 400)
      assert.equal(await status(event({ socket_id: 'mine' })), 400)
      assert.equal(await status(event({ data: 'x'.repeat(600_000) })), 413)
    })

    test('tells which channels are listened to, and by how many', async ({ assert }) => {
      const [a, b] = [await scene().client(0, 'amy'), await scene().client(1, 'bob')]
      const again = await scene().client(1, 'bob')
      const plain = scene().channel('counted')
      const room = scene().channel('presence-counted')
      for (const client of [a, b, again]) {
        await client.join(plain)
        await client.join(room)
      }
      const api = scene().api(1)
      const get = (path: string, params = {}) => answerOf(api.get({ path, params }))

      const all = await get('/channels')
      assert.containsSubset(all, { channels: { [plain]: {}, [room]: {} } })
      assert.deepEqual(await get('/channels', { filter_by_prefix: room, info: 'user_count' }), {
        channels: { [room]: { user_count: 2 } },
      })
      assert.deepEqual(await get(`/channels/${plain}`, { info: 'subscription_count' }), {
        occupied: true,
        subscription_count: 3,
      })
      assert.deepEqual(await get(`/channels/${room}`, { info: 'user_count,subscription_count' }), {
        occupied: true,
        user_count: 2,
        subscription_count: 3,
      })
      const { users } = await get(`/channels/${room}/users`)
      assert.sameDeepMembers(users, [{ id: 'amy' }, { id: 'bob' }])
      assert.deepEqual(await get('/channels/nobody-listens'), { occupied: false })
      await assert.rejects(() => get(`/channels/${plain}/users`), /status code 400/)
      await assert.rejects(() => get('/channels', { info: 'user_count' }), /status code 400/)
    })
  })
}
