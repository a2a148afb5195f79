import { test } from '@japa/runner'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { PASSWORD } from '#tests/support/password'
import { Visitor } from '#tests/support/visitor'
import { inviteTwo, said } from './tests/chat_guest.js'

const DRAFT = 'Between us: the price may fall'

test.group('Signing out', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { LOG_LEVEL: 'info' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('leaves nothing private in the browser, also by going back', async ({ assert }) => {
    const { ava } = await inviteTwo(server)
    const { page } = ava
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await page.getByRole('form', { name: 'Write a message' }).getByRole('textbox').fill(DRAFT)
    await eventually(async () => (await stored()).includes(DRAFT), { what: () => 'the draft' })
    const chat = page.url()

    await page.getByRole('button', { name: 'Account' }).click()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/logout')),
      page.getByRole('button', { name: 'Sign out' }).click(),
    ])
    assert.equal(await answer.headerValue('clear-site-data'), '"cache"')
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
    await eventually(async () => !(await stored()).includes('chats.'), {
      what: () => 'the drafts to be gone',
    })
    await eventually(async () => !(await page.content()).includes('Hello Noah'), {
      what: () => 'a document of its own',
    })
    assert.include(await stored(), 'theme')

    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/login')
    assert.equal(await said(page, 'Hello Noah').count(), 0)
    assert.notInclude(await page.content(), 'Hello Noah')
    assert.notInclude(await page.content(), DRAFT)
    assert.notEqual(page.url(), chat)
  })

  test('and signing in are logged with ids and without secrets', async ({ assert }) => {
    const visitor = new Visitor(server.url)
    await visitor.get('/login')
    const secret = 'a-secret-lantern-9'
    const refused = await visitor.post('/login', { email: 'nobody.here', password: secret })
    assert.equal(refused.status, 422)
    const id = refused.headers.get('x-request-id')
    const line = await eventually(
      () => server.output.split('\n').find((text) => text.includes('sign_in_refused')),
      { what: () => 'the event' }
    )
    assert.deepInclude(JSON.parse(line), { level: 40, user_id: null, request_id: id })
    for (const event of ['registered', 'sign_in', 'sign_out']) {
      const pattern = new RegExp(`"event":"${event}","user_id":\\d+,"request_id":"`)
      assert.match(server.output, pattern)
    }
    assert.notInclude(server.output, secret)
  })
})

test.group('Over TLS', () => {
  test('cookies are bound to the host', async ({ assert }) => {
    const server = await BuiltServer.create({ env: { APP_URL: 'https://vesta.example' } })
    try {
      await server.start()
      const visitor = new Visitor(server.url)
      const page = await visitor.get('/register')
      const registered = await visitor.post('/register', {
        name: 'Livia Conti',
        handle: 'livia.conti',
        email: 'livia@example.com',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        type: 'member',
        terms: true,
      })
      assert.equal(registered.status, 201)
      for (const [answer, name] of [
        [page, 'vesta-guest-session'],
        [registered, 'vesta-session'],
      ] as const) {
        const line = answer.headers.getSetCookie().find((cookie) => cookie.includes(`${name}=`))
        const whole = /^__Host-[\w-]+=[^;]+;(?=.*Path=\/)(?=.*Secure)(?=.*HttpOnly)(?!.*Domain)/i
        assert.match(line ?? '', whole, name)
      }
    } finally {
      await server.remove()
    }
  })
})
