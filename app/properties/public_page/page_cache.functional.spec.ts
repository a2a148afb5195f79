import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { createPublished } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { SESSION_COOKIE } from '#app/kernel/http/cookie_names'
import { fetchRaw } from '#tests/support/fetch_raw'
import { createUser } from '#tests/support/users'
import { variantsMade } from '#tests/support/variants_made'

const origin = () => `http://${process.env.HOST}:${process.env.PORT}`

/** A stranger's visit: no cookie, no client plugin. */
const visit = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin()}/properties/${slug}`, {
    method,
    headers: { 'accept': 'text/html', 'accept-encoding': 'identity', ...headers },
  })

const cachedVisit = (...given: Parameters<typeof visit>) =>
  eventually(async () => {
    const response = await visit(...given)
    return response.headers.get('x-page-cache') === 'hit' && response
  })

async function createListing(given?: User) {
  const owner = given ?? (await createUser({ type: 'realtor' }))
  const property = await createPublished(owner)
  await variantsMade(owner)
  return property
}

test.group("A listing's cached page", () => {
  test('is the rendered page, its inline script allowed by hash', async ({ assert }) => {
    const { slug } = await createListing()
    const page = await cachedVisit(slug)
    assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.equal(page.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(page.headers.get('cache-control'), 'no-cache')
    assert.isNotEmpty(page.headers.get('x-request-id'))
    assert.isEmpty(page.headers.getSetCookie())

    const [html, policy] = [await page.text(), page.headers.get('content-security-policy')!]
    assert.notInclude(html, 'nonce=')
    assert.notInclude(policy, 'nonce-')
    const scripts = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)]
    assert.isNotEmpty(scripts)
    for (const [, script] of scripts) {
      const hash = createHash('sha256').update(script).digest('base64')
      assert.include(policy, ` 'sha256-${hash}'`)
    }
  })

  test('is what was rendered for the first visitor, but for the nonce', async ({ assert }) => {
    const { slug } = await createListing()
    await cachedVisit(slug)
    const cached = await (await cachedVisit(slug)).text()
    const rendered = await visit(slug, { cookie: `${SESSION_COOKIE}=unknown` })
    assert.isNull(rendered.headers.get('x-page-cache'))
    const html = (await rendered.text()).replaceAll(/ nonce="[^"]+"/g, '')
    assert.equal(cached, html)
  })

  test('comes in the smallest encoding that the browser takes', async ({ assert }) => {
    const { slug } = await createListing()
    const plain = await cachedVisit(slug)
    assert.isNull(plain.headers.get('content-encoding'))
    const html = await plain.text()
    const lengths = [Number(plain.headers.get('content-length'))]
    assert.equal(lengths[0], Buffer.byteLength(html))

    for (const [accepted, encoding] of [
      ['gzip, deflate', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
    ]) {
      const response = await cachedVisit(slug, { 'accept-encoding': accepted })
      assert.equal(response.headers.get('content-encoding'), encoding, accepted)
      assert.include(response.headers.get('vary'), 'Accept-Encoding')
      assert.isBelow(Number(response.headers.get('content-length')), lengths[0] / 2)
      assert.equal(await response.text(), html)
    }
  })

  test('answers HEAD without a body', async ({ assert }) => {
    const { slug } = await createListing()
    const page = await cachedVisit(slug)
    const head = await cachedVisit(slug, {}, 'HEAD')
    assert.equal(head.status, 200)
    assert.equal(head.headers.get('content-length'), page.headers.get('content-length'))
    assert.equal(await head.text(), '')
  })

  test("is not sent again while the browser's copy is good", async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const { slug } = await createListing(owner)
    const page = await cachedVisit(slug, { 'accept-encoding': 'br' })
    const condition = { 'if-none-match': page.headers.get('etag')! }
    const unchanged = await fetchRaw(origin(), `/properties/${slug}`, {
      ...condition,
      'accept': 'text/html',
      'accept-encoding': 'br',
    })
    assert.equal(unchanged.answer.statusCode, 304)
    assert.isEmpty(unchanged.body)
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
      assert.equal(unchanged.answer.headers[name], page.headers.get(name))
    }

    await client
      .post(`/api/properties/${slug}`)
      .json({ property: { name: 'Casa Nuova' } })
      .withCsrfToken()
      .loginAs(owner)
    const changed = await visit(slug, condition)
    assert.equal(changed.status, 200)
    assert.include(await changed.text(), 'Casa Nuova')
    assert.equal((await cachedVisit(slug, condition)).status, 200)
  })

  test('follows a change at once, and is gone with its publication', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const property = await createListing(owner)
    await cachedVisit(property.slug)
    await client
      .post(`/api/properties/${property.slug}`)
      .json({ property: { name: 'Casa Nuova' } })
      .withCsrfToken()
      .loginAs(owner)
    assert.include(await (await visit(property.slug)).text(), 'Casa Nuova')

    await client
      .post(`/api/properties/${property.slug}/publish`)
      .json({ publish: false })
      .withCsrfToken()
      .loginAs(owner)
    assert.equal((await visit(property.slug)).status, 404)
  })
})
