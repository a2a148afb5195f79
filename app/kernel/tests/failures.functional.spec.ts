import { test } from '@japa/runner'
import { LoggerFactory } from '@adonisjs/core/factories/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import HttpExceptionHandler from '#app/kernel/exceptions/handler'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { CookieClient } from '#tests/support/cookie_client'
import { createUser } from '#tests/support/users'

/** What a page's script reads from its cookie. */
function tokenOf({ cookies }: CookieClient) {
  return { 'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '') }
}

const ORIGIN = `http://${process.env.HOST}:${process.env.PORT}`

test.group('Failures', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are JSON under /api and where JSON is asked for', async ({ client }) => {
    for (const request of [
      client.get('/api/nothing-here').header('accept', 'text/html'),
      client.get('/nothing-here').accept('json'),
    ]) {
      const answer = await request
      answer.assertStatus(404)
      answer.assertBody({ message: 'Not found.' })
    }
  })

  test('of a token that cannot be decoded are the asker’s', async ({ client }) => {
    const answer = await client.post('/api/chats').header('x-xsrf-token', '%E0%A4%A')
    answer.assertStatus(400)
    answer.assertBody({ message: 'We couldn’t read that request.' })
  })

  test('are not made of a call that says it is a page visit', async ({ client }) => {
    const answer = await client.get('/api/currency').header('x-inertia', 'true')
    answer.assertStatus(200)
  })

  test('are a page elsewhere, with the request named and a way on', async ({ client, assert }) => {
    const answer = await client.get('/nothing-here').header('accept', 'text/html')
    answer.assertStatus(404)
    assert.match(answer.text(), /<title[^>]*>Nobody lives here - vesta<\/title>/)
    assert.include(answer.text(), answer.header('x-request-id')!)
    assert.include(answer.text(), 'Go to the home page')
    assert.include(answer.text(), 'href="/enter?to=%2Fnothing-here"')
    answer.assertHeader('x-frame-options', 'DENY')
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.header('content-security-policy')!) ?? []
    assert.include(answer.text(), `<script nonce="${nonce}"`)
  })

  test('are a page that knows who is signed in', async ({ client, assert }) => {
    const user = await createUser()
    for (const [path, status] of [
      ['/nothing-here', 404],
      ['/nothing/at/all.html', 404],
      ['/properties/nothing-here', 404],
      ['/staff/reports', 403],
      ['/logout', 405],
    ] as const) {
      const visit = await client
        .get(path)
        .header('x-inertia', 'true')
        .header('x-inertia-version', '1')
        .loginAs(user)
      visit.assertStatus(status)
      const { component, props } = visit.body() as {
        component: string
        props: { account: { id: number }; auth: { user: { id: number } } }
      }
      assert.equal(component, 'site/error', path)
      assert.equal(props.account.id, user.id, path)
      assert.equal(props.auth.user.id, user.id, path)
      assert.include(visit.header('cache-control'), 'no-store', path)
    }
  })

  test('where nothing is leave strangers no session, and HEAD nobody', async ({
    client,
    assert,
  }) => {
    const stranger = await client.get('/nothing-here').header('accept', 'text/html')
    assert.notExists(stranger.header('set-cookie'))
    const head = await client.head('/nothing-here').loginAs(await createUser())
    head.assertStatus(404)
    assert.notExists(head.header('set-cookie'))
    ;(await client.post('/nothing-here').accept('json').withCsrfToken()).assertStatus(404)
    const call = await client.put('/login').accept('json')
    call.assertStatus(405)
    assert.deepEqual(call.header('allow')!.split(', '), ['GET', 'POST'])
  })

  test('name the methods that a path takes, as JSON and as a page', async ({ client, assert }) => {
    const call = await client.delete('/contact').accept('json')
    call.assertStatus(405)
    assert.deepEqual(call.header('allow')!.split(', '), ['GET', 'POST'])
    assert.properties(call.body(), ['message'])

    const page = await client.delete('/about').header('accept', 'text/html')
    page.assertStatus(405)
    page.assertHeader('allow', 'GET')
    assert.include(page.text(), 'Wrong way in')
  })

  test('of a body that cannot be read as an object are 400', async ({ assert }) => {
    const json = { 'accept': 'application/json', 'content-type': 'application/json' }
    for (const [body, headers] of [
      ['{"name":', json],
      ['null', json],
      ['5', json],
      ['[]', json],
    ] as const) {
      const answer = await fetch(`${ORIGIN}/contact`, { method: 'POST', headers, body })
      assert.equal(answer.status, 400, body)
      assert.deepEqual(await answer.json(), { message: 'We couldn’t read that request.' })
    }
  })

  test('of an address that nobody can decode are those of one where nothing is', async ({
    assert,
  }) => {
    const call = await fetch(`${ORIGIN}/api/chats/%E0%A4%A`)
    assert.equal(call.status, 404)
    assert.deepEqual(await call.json(), { message: 'Not found.' })
    const program = await fetch(`${ORIGIN}/designs/%E0%A4%A`, {
      headers: { accept: 'application/json' },
    })
    assert.equal(program.status, 404)
    assert.deepEqual(await program.json(), { message: 'Not found.' })
    const page = await fetch(`${ORIGIN}/designs/%E0%A4%A`)
    assert.equal(page.status, 404)
    assert.include(await page.text(), '<h1>That didn’t work</h1>')
  })

  test('are none because of characters that cannot be kept', async ({ client, assert }) => {
    const user = await createUser()
    const prompt = { name: 'Salt\0', options: { theme: 'Jap\0andi', customPrompt: 'half \ud83d' } }
    const kept = await client
      .post('/api/designs/prompts')
      .json(prompt)
      .withCsrfToken()
      .loginAs(user)
    kept.assertStatus(201)
    assert.containsSubset(kept.body(), {
      prompt: { name: 'Salt', options: { theme: 'Japandi', customPrompt: 'half \ufffd' } },
    })
    const found = await client.get('/api/designs?roomType=%00').loginAs(user)
    found.assertStatus(200)
    const nobody = await client.get('/shared/%00').header('accept', 'text/html')
    nobody.assertStatus(404)
  })

  test('of ours are logged as errors, and what isn’t offered is not', async ({ assert }) => {
    const lines: string[] = []
    const ctx = await testUtils.createHttpContext()
    ctx.logger = new LoggerFactory().merge({ enabled: true }).pushLogsTo(lines).create()
    const handler = new HttpExceptionHandler()
    for (const status of [404, 500, 501, 503]) await handler.report(new HttpError(status, ''), ctx)
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level)
    assert.deepEqual(levels, [50, 30, 50])
  })

  test('of an expired form leave its page to the browser, which can send it again', async ({
    assert,
  }) => {
    const visitor = new CookieClient()
    await visitor.get('/contact', { accept: 'text/html' })
    const expired = { 'x-inertia': 'true', 'x-xsrf-token': '', 'referer': `${ORIGIN}/contact` }
    const answer = await visitor.post('/contact', {}, expired)
    assert.equal(answer.status, 419)
    assert.isFalse(answer.headers.has('x-inertia'))
    assert.isNull(answer.location)
    const again = await visitor.post('/contact', {}, { ...expired, ...tokenOf(visitor) })
    assert.equal(again.status, 302)
    assert.equal(again.location, `${ORIGIN}/contact`)
  })
})

test.group('Failures while pages cannot be rendered', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are a page that needs nothing', async ({ assert }) => {
    const ctx = await testUtils.createHttpContext()
    ctx.request.request.headers.accept = 'text/html'
    ctx.inertia = { render: () => Promise.reject(new Error('no template')) } as never

    await new HttpExceptionHandler().handle(HttpError.forbidden('Not <you>.'), ctx)

    const html = ctx.response.getBody() as string
    assert.equal(ctx.response.getStatus(), 403)
    assert.include(html, 'Not &#60;you&#62;.')
    assert.notInclude(html, 'no template')
    assert.notMatch(html, /<script|<link|src=/)
    assert.include(String(ctx.response.getHeader('content-security-policy')), `default-src 'none'`)
  })
})
