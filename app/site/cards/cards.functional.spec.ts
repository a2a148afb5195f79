import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { appUrl } from '#config/app'
import { createMarketAt } from '#app/places/markets/market_factory'
import { createPublished } from '#app/properties/tests/property_factory'
import { LEGAL_PAGES } from '#app/site/legal/find_legal_page'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

const contentsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, content]) => content!
  )

function ldOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, text]) => {
    const value = JSON.parse(text!)
    return value['@graph'] ?? [value]
  })
}

const visit = async (client: ApiClient, path: string) => {
  const page = await client.get(path).header('accept', 'text/html')
  page.assertStatus(200)
  return page.text()
}

test.group('Link previews', () => {
  test('of {$self} have one picture, drawn here')
    .with([
      '/',
      '/about',
      '/contact',
      '/redesign-your-interior',
      '/search',
      '/developers',
      '/designs',
      '/designs/gallery',
      '/journals',
      '/wiki/luxury',
      '/login',
      ...LEGAL_PAGES.map((name) => `/${name}`),
    ])
    .run(async ({ client, assert }, path) => {
      const html = await visit(client, path)
      const [picture, ...others] = contentsOf(html, 'og:image')
      assert.match(picture ?? '', /^https?:\/\/[^/]+\/.+/)
      assert.isEmpty(others)
      assert.lengthOf(contentsOf(html, 'og:title'), 1)
      assert.lengthOf(contentsOf(html, 'twitter:card'), 1)
      const { pathname } = new URL(picture!)
      if (!pathname.startsWith('/cards/')) return
      const card = await client.get(pathname)
      card.assertStatus(200)
      const { format, width, height } = await sharp(Buffer.from(card.body())).metadata()
      assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 1200, height: 630 })
    })

  test('of {$self} tell its own address')
    .with([
      '/',
      '/about',
      '/search?bedrooms=3',
      '/feed',
      '/feed?tag=dusk',
      '/designs',
      '/journals',
      '/offerings',
      '/wiki/luxury',
    ])
    .run(async ({ client, assert }, path) => {
      const html = await visit(client, path)
      const canonical = [...html.matchAll(/rel="canonical" href="([^"]*)"/g)].map(([, url]) => url)
      assert.deepEqual(canonical, [appUrl + path])
      assert.deepEqual(contentsOf(html, 'og:url'), canonical)
      const described = contentsOf(html, 'og:description')
      assert.lengthOf(described, 1)
      assert.deepEqual(contentsOf(html, 'description'), described)
    })

  test('of people, teams and markets say who and where', async ({ client, assert }) => {
    const owner = await createUser({ name: 'Ava "Sea" Rinaldi' })
    const team = await teamOf(owner)
    const market = await createMarketAt(44.3)
    for (const [path, card] of [
      [`/@${owner.handle}`, `/cards/people/${owner.handle}.jpg`],
      [`/teams/${team.handle}`, `/cards/teams/${team.handle}.jpg`],
      [`/markets/${market.slug}`, `/cards/markets/${market.slug}.jpg`],
    ] as const) {
      const html = await visit(client, path)
      const [picture] = contentsOf(html, 'og:image')
      assert.equal(new URL(picture!).pathname, card)
      const drawn = await client.get(card)
      drawn.assertStatus(200)
      assert.match(drawn.header('cache-control') ?? '', /^public, max-age=\d+$/)
      const again = await client.get(card).header('if-none-match', drawn.header('etag')!)
      again.assertStatus(304)
    }
  })

  test('show a new name once it has changed', async ({ client, assert }) => {
    const person = await createUser({ name: 'Before' })
    const path = `/cards/people/${person.handle}.jpg`
    const first = await client.get(path)
    await person.merge({ name: 'Afterwards' }).save()
    const later = await client.get(path).header('if-none-match', first.header('etag')!)
    later.assertStatus(200)
    assert.isFalse(Buffer.from(first.body()).equals(Buffer.from(later.body())))
  })

  test('{$self} is no card')
    .with([
      '/cards/pages/nothing.jpg',
      '/cards/people/nobody_here.jpg',
      '/cards/teams/nobody_here.jpg',
      '/cards/markets/nowhere.jpg',
      '/cards/constructor/site.jpg',
      '/cards/pages/constructor.jpg',
    ])
    .run(async ({ client }, path) => {
      ;(await client.get(path)).assertStatus(404)
    })
})

test.group('What search engines read', () => {
  test('on the front page is the site, its search and who runs it', async ({ client, assert }) => {
    const described = ldOf(await visit(client, '/'))
    const site = described.find((one) => one['@type'] === 'WebSite')
    assert.containsSubset(site, { potentialAction: { '@type': 'SearchAction' } })
    assert.match(JSON.stringify(site), /\/search\?q=\{search_term_string\}/)
    assert.exists(described.find((one) => one['@type'] === 'Organization'))
  })

  test('on a search and a market are the homes they list', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const latitude = -41.25
    const home = await createPublished(owner, { name: 'The Boathouse', latitude, longitude: 9.2 })
    const market = await createMarketAt(latitude)
    for (const path of [
      `/search?latitude=${latitude}&longitude=9.2&radius=5`,
      `/markets/${market.slug}?tab=properties`,
    ]) {
      const list = ldOf(await visit(client, path)).find((one) => one['@type'] === 'ItemList')
      assert.containsSubset(list?.itemListElement, [{ position: 1, name: 'The Boathouse' }])
      assert.include(JSON.stringify(list), `/properties/${home.slug}"`)
    }
    const open = ldOf(await visit(client, `/markets/${market.slug}`))
    assert.exists(open.find((one) => one['@type'] === 'ItemList'))
    assert.exists(open.find((one) => one['@type'] === 'Place'))
  })
})
