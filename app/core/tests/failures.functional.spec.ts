import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import HttpExceptionHandler from '#app/core/exceptions/handler'
import { HttpError } from '#app/core/exceptions/http_error'

test.group('Failures', () => {
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

  test('are a page elsewhere, with the request named and a way on', async ({ client, assert }) => {
    const answer = await client.get('/nothing-here').header('accept', 'text/html')
    answer.assertStatus(404)
    assert.match(answer.text(), /<title[^>]*>Nobody lives here - vesta<\/title>/)
    assert.include(answer.text(), answer.header('x-request-id')!)
    assert.include(answer.text(), 'Go to the front page')
    answer.assertHeader('x-frame-options', 'DENY')
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.header('content-security-policy')!) ?? []
    assert.include(answer.text(), `<script nonce="${nonce}"`)
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

  test('of a body that is not JSON are 400', async ({ assert }) => {
    const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}/contact`, {
      method: 'POST',
      headers: { 'accept': 'application/json', 'content-type': 'application/json' },
      body: '{"name":',
    })
    assert.equal(answer.status, 400)
    assert.properties(await answer.json(), ['message'])
  })

  test('of an expired form lead back to it with a notice', async ({ client }) => {
    const answer = await client
      .post('/contact')
      .header('x-inertia', 'true')
      .header('referer', '/contact')
      .redirects(0)
      .json({})
    answer.assertStatus(303)
    answer.assertHeader('location', '/contact')
    answer.assertFlashMessage('notice', { type: 'error', text: 'Page expired.' })
  })
})

test.group('Failures while pages cannot be rendered', () => {
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
