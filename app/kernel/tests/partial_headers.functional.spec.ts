import { test } from '@japa/runner'
import env from '#start/env'
import { createPublished } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { fetchRaw } from '#tests/support/fetch_raw'
import { createUser } from '#tests/support/users'
import { variantsMade } from '#tests/support/variants_made'

const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`

async function visit(path: string, headers: Record<string, string> = {}) {
  const { answer, body } = await fetchRaw(ORIGIN, path, { accept: 'text/html', ...headers })
  return {
    status: answer.statusCode,
    html: body.toString(),
    isKept: 'x-page-cache' in answer.headers,
  }
}

interface PageObject {
  component: string
  url: string
  version: string
  props: Record<string, unknown>
}

function pageIn(html: string): PageObject {
  const [, json] = /<script[^>]*data-page[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json ?? 'null') as PageObject
}

const partialHeaders = (component: string): Record<string, string>[] => [
  { 'x-inertia-partial-component': component, 'x-inertia-partial-data': 'errors' },
  { 'x-inertia-partial-component': component, 'x-inertia-partial-except': 'app,property,images' },
  { 'x-inertia-reset': 'images', 'x-inertia-except-once-props': 'app' },
  {
    'x-inertia': 'false',
    'x-inertia-partial-component': component,
    'x-inertia-partial-data': 'errors',
  },
]

test.group('Partial headers of what is no Inertia request', () => {
  for (const path of ['/', '/designs', '/designs/gallery', '/about']) {
    test(`leave ${path} whole`, async ({ assert }) => {
      const whole = await visit(path)
      assert.equal(whole.status, 200)
      const { component, props } = pageIn(whole.html)
      for (const headers of partialHeaders(component)) {
        const { status, html } = await visit(path, headers)
        assert.equal(status, 200, JSON.stringify(headers))
        assert.sameMembers(Object.keys(pageIn(html).props), Object.keys(props))
      }
    })
  }

  test('do not make a kept page incomplete', async ({ assert }) => {
    const { slug } = await createPublished(await createUser({ type: 'realtor' }))
    for (const headers of partialHeaders('properties/show')) {
      const { html } = await visit(`/properties/${slug}`, headers)
      assert.containsSubset(pageIn(html).props, { property: { slug } })
    }
    const { props } = pageIn((await visit(`/properties/${slug}`)).html)
    assert.includeMembers(Object.keys(props), ['app', 'property', 'images', 'can_edit'])
  })

  test('still choose parts for Inertia', async ({ client, assert }) => {
    const { version } = pageIn((await visit('/about')).html)
    const response = await client.get('/about').headers({
      'x-inertia': 'true',
      'x-inertia-version': version,
      'x-inertia-partial-component': 'site/about',
      'x-inertia-partial-data': 'errors',
    })
    response.assertStatus(200)
    assert.notProperty(response.body().props, 'app')
    assert.match(response.header('vary')!, /X-Inertia/i)
  })
})

test.group('Kept pages', () => {
  test('are one for a path, whatever is asked behind it', async ({ assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const path = `/properties/${(await createPublished(owner)).slug}`
    await variantsMade(owner)
    const first = await visit(`${path}?utm_source=mail&x=${'y'.repeat(500)}`)
    assert.include(first.html, '.avif')
    assert.equal(pageIn(first.html).url, path)
    await eventually(async () => (await visit(path)).isKept)
    for (const query of ['?a=1', '?b=2&c[]=3', '?', '?%00']) {
      const { isKept, html } = await visit(`${path}${query}`)
      assert.isTrue(isKept, query)
      assert.equal(pageIn(html).url, path)
    }
  })
})
