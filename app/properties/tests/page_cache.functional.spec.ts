import { test } from '@japa/runner'
import { createPublished } from './property_factory.js'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'

/** A stranger's visit: no cookie, no client plugin. */
const visit = (slug: string) =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}/properties/${slug}`, {
    headers: { accept: 'text/html' },
  })

/** Once the photograph's variants are there, which change the page once more, it is kept. */
const keptVisit = (slug: string) =>
  eventually(async () => {
    const response = await visit(slug)
    return response.headers.get('x-page-cache') === 'hit' && response
  })

const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1]

test.group("A listing's kept page", () => {
  test('is the same page under a nonce of its own', async ({ assert }) => {
    const property = await createPublished(await createUser({ type: 'realtor' }))
    const first = await visit(property.slug)
    assert.isNull(first.headers.get('x-page-cache'))
    const second = await keptVisit(property.slug)
    const third = await keptVisit(property.slug)
    assert.equal(second.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.isEmpty(second.headers.getSetCookie())

    const [rendered, kept] = [await third.text(), await second.text()]
    const [before, now] = [nonceOf(rendered)!, nonceOf(kept)!]
    assert.notEqual(before, now)
    assert.equal(rendered.replaceAll(before, now), kept)
    assert.include(second.headers.get('content-security-policy')!, `'nonce-${now}'`)
  })

  test('follows a change at once, and is gone with its publication', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const property = await createPublished(owner)
    await visit(property.slug)
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
