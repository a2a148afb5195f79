import { test } from '@japa/runner'
import PusherClient from 'pusher-js'
import { broadcast, broadcaster } from '#app/realtime/broadcast'
import { channel as defineChannel } from '#app/realtime/authorization/channel_registry'
import { app } from '#config/realtime'
import env from '#start/env'
import { CookieClient } from '#tests/support/cookie_client'
import { eventually } from '#tests/support/eventually'
import { nextMailTo, linkIn } from '#tests/support/mails'
import { RealtimeClient } from '#tests/support/realtime_client'
import { createUser, PASSWORD } from '#tests/support/users'

const url = `http://${env.get('HOST')}:${env.get('PORT')}`
const SOCKET = '12.34'

defineChannel('presence-hall', (user, id) => id === 1 && { name: user.name })()
defineChannel('private-hall', (_, id) => id === 1)()

async function signedIn() {
  const user = await createUser()
  const browser = new CookieClient()
  await browser.post('/login', { email: user.email, password: PASSWORD })
  return { user, browser }
}

async function openPage(browser: CookieClient, ...channels: string[]) {
  const client = RealtimeClient.of(
    new PusherClient(app.key, {
      cluster: 'us3',
      wsHost: env.get('HOST'),
      wsPort: env.get('PORT'),
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        customHandler: async ({ socketId, channelName }, callback) => {
          const answer = await browser.post('/broadcasting/auth', {
            socket_id: socketId,
            channel_name: channelName,
          })
          if (answer.status === 200) callback(null, answer.body as { auth: string })
          else callback(new Error(String(answer.status)), null)
        },
      },
    })
  )
  await client.isIn('connected')
  for (const channel of channels) await client.join(channel)
  return client
}

test.group('POST /broadcasting/auth', () => {
  test('vouches for a channel of one’s own', async ({ assert }) => {
    const { user, browser } = await signedIn()
    const ask = (channel: string) =>
      browser.post('/broadcasting/auth', { socket_id: SOCKET, channel_name: channel })
    const own = await ask(`private-user.${user.id}`)
    assert.equal(own.status, 200)
    assert.deepEqual(Object.keys(own.body as object), ['auth'])
    const hall = await ask('presence-hall.1')
    assert.deepEqual(JSON.parse((hall.body as { channel_data: string }).channel_data), {
      user_id: String(user.id),
      user_info: { name: user.name },
    })
    for (const channel of [
      'private-user.1',
      `private-user.0${user.id}`,
      `private-user.${user.id}x`,
      'presence-hall.2',
      'private-hall.2',
      'private-nobody-declared.1',
      'open',
    ]) {
      const refused = await ask(channel)
      assert.equal(refused.status, 403, channel)
      assert.property(refused.body, 'message')
    }
  })

  test('takes the form that pusher-js sends, and never redirects', async ({ assert }) => {
    const { user, browser } = await signedIn()
    const token = decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')
    const headers = { 'accept': '*/*', 'x-xsrf-token': token }
    const form = { socket_id: SOCKET, channel_name: `private-user.${user.id}` }
    const answer = await browser.postForm('/broadcasting/auth', form, headers)
    assert.equal(answer.status, 200)
    assert.match((answer.body as { auth: string }).auth, new RegExp(`^${app.key}:[0-9a-f]{64}$`))
    const others = { ...form, channel_name: 'private-user.1' }
    assert.equal((await browser.postForm('/broadcasting/auth', others, headers)).status, 403)
    const unguarded = await browser.postForm('/broadcasting/auth', form, { accept: '*/*' })
    assert.equal(unguarded.status, 419)
    const stranger = new CookieClient()
    await stranger.get('/login')
    const theirs = {
      'accept': '*/*',
      'x-xsrf-token': decodeURIComponent(stranger.cookies.get('XSRF-TOKEN') ?? ''),
    }
    const refused = await stranger.postForm('/broadcasting/auth', form, theirs)
    assert.equal(refused.status, 401)
    assert.deepEqual(refused.body, { message: 'Unauthenticated.' })
  })

  test('refuses what is malformed', async ({ assert }) => {
    const { user, browser } = await signedIn()
    const channel = `private-user.${user.id}`
    for (const body of [
      {},
      { socket_id: '1', channel_name: channel },
      { socket_id: `1.2:${channel}`, channel_name: channel },
      { socket_id: SOCKET },
      { socket_id: SOCKET, channel_name: 'two words' },
      { socket_id: SOCKET, channel_name: 'x'.repeat(165) },
      { socket_id: SOCKET, channel_name: ['a'] },
    ]) {
      assert.equal((await browser.post('/broadcasting/auth', body)).status, 422)
    }
  })

  test('vouches for the user of a socket', async ({ assert }) => {
    const { user, browser } = await signedIn()
    const answer = await browser.post('/broadcasting/user-auth', { socket_id: SOCKET })
    assert.equal(answer.status, 200)
    const { user_data: data } = answer.body as { user_data: string }
    assert.deepEqual(JSON.parse(data), { id: String(user.id) })
  })
})

test.group('Live events', () => {
  test('reach who may hear them', async ({ assert, cleanup }) => {
    const { user, browser } = await signedIn()
    const channel = `private-user.${user.id}`
    const page = await openPage(browser, channel)
    const sender = await openPage(browser, channel)
    cleanup(() => [page, sender].forEach((client) => client.close()))
    await broadcast(
      { channels: [channel], event: 'first', data: { n: 1 }, exceptSocketId: sender.socketId },
      { channels: [channel], event: 'second', data: { n: 2 } }
    )
    for (const client of [page, sender]) await client.hears('second')
    assert.deepEqual((await page.hears('first')).data, { n: 1 })
    assert.lengthOf(sender.allOf('first'), 0)
  })

  test('of more than 10 KB, or for more than 100 channels, are refused', async ({ assert }) => {
    const text = (length: number) => ({ text: 'x'.repeat(length - '{"text":""}'.length) })
    const publish = (channels: string[], data: object) =>
      broadcaster().publish([{ channels, event: 'e', data }])
    await publish(['private-user.1'], text(10_240))
    await assert.rejects(() => publish(['private-user.1'], text(10_241)), /10240 bytes/)
    await assert.rejects(() => publish(Array(101).fill('private-user.1'), {}), /100 channels/)
  })

  test('end with the session, here only', async ({ assert, cleanup }) => {
    const { user, browser } = await signedIn()
    const elsewhere = new CookieClient()
    await elsewhere.post('/login', { email: user.email, password: PASSWORD })
    const channel = `private-user.${user.id}`
    const [page, other] = [await openPage(browser, channel), await openPage(elsewhere, channel)]
    cleanup(() => other.close())
    await browser.post('/logout')
    await page.errs(4009)
    await broadcast({ channels: [channel], event: 'secret', data: {} })
    await other.hears('secret')
    assert.lengthOf(page.allOf('secret'), 0)
  })

  test('end on every browser with a new password', async ({ assert }) => {
    const { user, browser } = await signedIn()
    const page = await openPage(browser, `private-user.${user.id}`)
    const mail = nextMailTo(user.email)
    const visitor = new CookieClient()
    await visitor.post('/forgot-password', { email: user.email })
    const password = 'amber-window-77'
    const reset = { password, password_confirmation: password }
    assert.equal((await visitor.post(linkIn(await mail), reset)).status, 200)
    await page.errs(4009)
  })

  test('end on a channel that was taken away', async ({ assert, cleanup }) => {
    const { user, browser } = await signedIn()
    const page = await openPage(browser, 'private-hall.1', 'presence-hall.1')
    cleanup(() => page.close())
    await broadcaster().expel(user.id, ['private-hall.1'])
    await page.hears('pusher:subscription_error', 'private-hall.1')
    for (const channel of ['private-hall.1', 'presence-hall.1']) {
      await broadcast({ channels: [channel], event: 'said', data: {} })
    }
    await page.hears('said', 'presence-hall.1')
    assert.lengthOf(page.allOf('said', 'private-hall.1'), 0)
  })

  test('stay away from who kept a signature of before', async ({ assert, cleanup }) => {
    let isOpen = true
    defineChannel('private-gate', () => isOpen)()
    const { user, browser } = await signedIn()
    const page = await openPage(browser)
    cleanup(() => page.close())
    const channel = 'private-gate.1'
    const ask = () =>
      browser.post('/broadcasting/auth', { socket_id: page.socketId, channel_name: channel })
    const { auth } = (await ask()).body as { auth: string }
    const answers: string[] = []
    page.pusher.connection.bind('message', ({ event }: { event: string }) => answers.push(event))
    const subscribe = () => page.pusher.send_event('pusher:subscribe', { channel, auth })

    isOpen = false
    await broadcaster().expel(user.id, [channel])
    assert.equal((await ask()).status, 403)
    subscribe()
    await eventually(() => answers.length)
    assert.deepEqual(answers, ['pusher:subscription_error'])

    isOpen = true
    assert.equal((await ask()).status, 200)
    subscribe()
    await eventually(() => answers.length === 2)
    assert.equal(answers[1], 'pusher_internal:subscription_succeeded')
  })
})

test.group('Where live events come from', () => {
  test('is told to every page', async ({ assert }) => {
    const { browser } = await signedIn()
    const at = async (visitor: CookieClient) => {
      const { body } = await visitor.get('/about', { accept: 'text/html' })
      const [, page] = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(String(body)) ?? []
      return (JSON.parse(page) as { props: { realtime: unknown } }).props.realtime
    }
    const expected = {
      key: app.key,
      cluster: 'us3',
      host: env.get('HOST'),
      port: env.get('PORT'),
      tls: false,
    }
    assert.deepEqual(await at(new CookieClient()), expected)
    assert.deepEqual(await at(browser), expected)
    assert.notInclude(JSON.stringify(expected), app.secret)
  })

  test('is let through by the content security policy', async ({ assert }) => {
    const page = await fetch(`${url}/about`)
    const policy = page.headers.get('content-security-policy') ?? ''
    assert.match(
      policy,
      new RegExp(`connect-src 'self' ws://${env.get('HOST')}:${env.get('PORT')}`)
    )
  })
})
