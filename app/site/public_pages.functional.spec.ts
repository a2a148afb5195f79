import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import * as cookies from '#app/kernel/http/cookie_names'
import { createPublished } from '#app/properties/tests/property_factory'
import { LEGAL_PAGES } from '#app/site/legal/find_legal_page'
import { createDraftSpot, createPublicSpot, plantSpots } from '#app/spots/tests/spot_factory'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'

const visit = (path: string) =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    headers: { accept: 'text/html' },
  })

const keptPage = (path: string) =>
  eventually(async () => {
    const page = await visit(path)
    return page.headers.get('x-page-cache') === 'hit' && page.text()
  })

test.group('Public pages', () => {
  test('{$self} is rendered once for all guests')
    .with([
      '/about',
      '/redesign-your-interior',
      '/terms-of-service',
      '/designs',
      '/designs/gallery',
    ])
    .run(async ({ assert }, path) => {
      const first = await (await visit(path)).text()
      const bare = (html: string) => html.replaceAll(/ nonce="[^"]+"/g, '')
      assert.equal(await keptPage(path), bare(first))
    })

  test('{path} is rendered on the server with its title')
    .with([
      { path: '/', title: 'Welcome - vesta', text: 'Homes, and the lives inside them' },
      { path: '/about', title: 'About - vesta', text: 'The fire in the middle of the house' },
      { path: '/contact', title: 'Contact - vesta', text: 'Write to us' },
    ])
    .run(async ({ client, assert }, { path, title, text }) => {
      const page = await client.get(path).header('accept', 'text/html')
      page.assertStatus(200)
      assert.match(page.text(), new RegExp(`<title[^>]*>${title}</title>`))
      assert.match(page.text(), new RegExp(`<h1[^>]*>${text}</h1>`))
    })
})

test.group('The cookie policy', () => {
  test('names every cookie of the site', async ({ client, assert }) => {
    const text = (await client.get('/cookie-policy').accept('html')).text()
    const names = Object.values(cookies).filter((name) => typeof name === 'string')
    assert.isAbove(names.length, 5)
    for (const name of [...names, 'XSRF-TOKEN', 'theme']) assert.include(text, `>${name}<`)
  })
})

test.group('The front page', () => {
  test('shows the newest listings, but none that is private', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    await createPublished(owner, { name: 'The Orangery' })
    await createPublished(owner, { name: 'The Hidden Mews', is_private: true })
    // listings of other specs may have better photos, and would come first
    await db.from('properties').whereNot('user_id', owner.id).update({ is_private: true })
    const page = await client.get('/').header('accept', 'text/html')
    assert.include(page.text(), 'Newly listed')
    assert.include(page.text(), 'The Orangery')
    assert.notInclude(page.text(), 'The Hidden Mews')
  })

  test('shows the newest spots that are out, and leads to the feed', async ({ client, assert }) => {
    const author = await createUser()
    const { slug } = await createPublicSpot(author, { caption: 'Brass by candlelight' })
    const bare = await createDraftSpot(author, { caption: 'Not out yet' })
    const [empty] = await plantSpots(author, [0], { caption: 'Without a picture' })
    const html = (await client.get('/').header('accept', 'text/html')).text()
    assert.include(html, 'Brass by candlelight')
    assert.include(html, `href="/spots/${slug}"`)
    assert.include(html, 'Open the feed')
    for (const hidden of [bare, empty!]) assert.notInclude(html, hidden.slug)
  })

  test('is kept for guests, and a listing that turns private leaves it at once', async ({
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const property = await createPublished(owner, { name: 'The Icehouse' })
    await db.from('properties').whereNot('user_id', owner.id).update({ is_private: true })
    const kept = await keptPage('/')
    assert.include(kept, 'The Icehouse')
    await property.merge({ isPrivate: true }).save()
    assert.notInclude(await (await visit('/')).text(), 'The Icehouse')
  })
})

test.group('Legal pages', () => {
  test('{$self} has its title, its date and a table of contents that leads somewhere')
    .with([...LEGAL_PAGES])
    .run(async ({ client, assert }, name) => {
      const page = await client.get(`/${name}`).header('accept', 'text/html')
      page.assertStatus(200)
      const html = page.text()
      assert.match(html, /<title[^>]*>[A-Z][a-z -]+ - vesta<\/title>/)
      assert.match(html, /<time dateTime="\d{4}-\d\d-\d\d">[A-Z][a-z]+ \d+, \d{4}<\/time>/i)

      const entries = [...html.matchAll(/<li[^>]*><a href="#([a-z0-9-]+)"/g)].map(([, id]) => id)
      assert.isAbove(entries.length, 3)
      for (const id of entries) assert.include(html, `<h2 id="${id}">`)
    })

  test('links between the texts lead to pages and chapters that exist', async ({
    client,
    assert,
  }) => {
    const pages = new Map<string, string>()
    for (const name of LEGAL_PAGES) {
      pages.set(`/${name}`, (await client.get(`/${name}`).header('accept', 'text/html')).text())
    }
    for (const html of pages.values()) {
      for (const [, path, id] of html.matchAll(/href="(\/[a-z-]+)(?:#([a-z0-9-]+))?"/g)) {
        if (id) assert.include(pages.get(path)!, `<h2 id="${id}">`)
        else if (!pages.has(path)) {
          const page = await client.get(path).header('accept', 'text/html')
          page.assertStatus(200)
        }
      }
    }
  })
})
