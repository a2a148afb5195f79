import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { appUrl } from '#config/app'
import { SECTIONS } from '#app/wiki/wiki_sections'
import { listArticles } from '#app/wiki/find_articles'

async function pageAt(client: ApiClient, path: string): Promise<string> {
  const page = await client.get(path).header('accept', 'text/html')
  page.assertStatus(200)
  return page.text()
}

async function search(client: ApiClient, q: string) {
  const answer = await client.get('/api/wiki/luxury').qs({ q })
  answer.assertStatus(200)
  return (answer.body() as { articles: { slug: string }[] }).articles
}

const slugsOf = (articles: { slug: string }[]) => articles.map(({ slug }) => slug)

test.group('The wiki’s index', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  test('shows every article in its section', async ({ client, assert }) => {
    const html = await pageAt(client, '/wiki/luxury')
    assert.match(html, /<title[^>]*>Wiki luxury - vesta<\/title>/)
    assert.include(html, `<link rel="canonical" href="${appUrl}/wiki/luxury"`)
    for (const { name, title } of SECTIONS) {
      assert.match(html, new RegExp(`<h2 id="${name}"[^>]*>${title}</h2>`))
    }
    for (const { slug } of await listArticles()) {
      assert.include(html, `href="/wiki/luxury/${slug}"`)
    }
  })

  test('is searched by its address alone', async ({ client, assert }) => {
    const html = await pageAt(client, '/wiki/luxury?q=marble')
    assert.match(html, /\d+ articles about “marble”/)
    assert.match(html, /<form[^>]* action="\/wiki\/luxury"/)
    assert.include(html, 'value="marble"')
    assert.include(html, 'href="/wiki/luxury/marble"')
    assert.include(html, '<meta name="robots" content="noindex"')

    const none = await pageAt(client, '/wiki/luxury?q=<b>xyzzy')
    assert.include(none, 'Nothing about “&lt;b&gt;xyzzy” yet')
    await pageAt(client, '/wiki/luxury?q[]=marble')
  })
})

test.group('An article of the wiki', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  test('is rendered with what readers and search engines need', async ({ client, assert }) => {
    const html = await pageAt(client, '/wiki/luxury/marble')
    assert.match(html, /<title[^>]*>Marble - vesta<\/title>/)
    assert.match(html, /<h1[^>]*>Marble<\/h1>/)
    assert.match(html, /\d<!-- --> min read|\d min read/)
    assert.include(html, `<link rel="canonical" href="${appUrl}/wiki/luxury/marble"`)
    assert.include(html, '<meta property="og:type" content="article"')
    assert.match(html, /<meta property="og:image" content="http[^"]+\/bath[^"]*\.jpg"/)
    assert.include(html, 'href="/wiki/luxury#materials"')

    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
    assert.containsSubset(
      [...scripts].map(([, json]) => JSON.parse(json!) as unknown),
      [
        { '@type': 'Article', 'headline': 'Marble', 'articleSection': 'Materials' },
        { '@type': 'BreadcrumbList' },
      ]
    )
    assert.match(html, /<a id="cited-1-1" href="#source-1" aria-label="Source 1: ASTM C503/)
    assert.match(html, /<li id="source-1"[^>]*>/)
    assert.match(html, /<a href="#cited-1-1" aria-label="Back to the text from source 1"/)
    const entries = [...html.matchAll(/<li[^>]*><a href="#([a-z0-9-]+)"/g)].map(([, id]) => id)
    assert.isAbove(entries.length, 2)
    for (const id of entries) assert.include(html, `<h2 id="${id}">`)
  })

  test('that was never written isn’t found', async ({ client }) => {
    for (const slug of [
      'no-such-article',
      'Marble',
      '..%2Fdrawings%2Fvilla-plan',
      '%00',
      '__proto__',
    ]) {
      const page = await client.get(`/wiki/luxury/${slug}`).header('accept', 'text/html')
      page.assertStatus(404)
    }
  })

  test('is in the sitemap', async ({ client, assert }) => {
    const xml = (await client.get('/sitemaps/pages-1.xml')).text()
    assert.include(xml, `<loc>${appUrl}/wiki/luxury</loc>`)
    for (const { slug } of await listArticles()) {
      assert.include(xml, `<loc>${appUrl}/wiki/luxury/${slug}</loc>`)
    }
  })
})

test.group('The search of the wiki', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  test('answers with every article if nothing is asked', async ({ client, assert }) => {
    const answer = await client.get('/api/wiki/luxury')
    const { articles } = answer.body() as { articles: object[] }
    assert.lengthOf(articles, (await listArticles()).length)
    for (const article of articles) {
      assert.sameMembers(Object.keys(article), ['slug', 'title', 'section', 'excerpt'])
    }
    assert.lengthOf(await search(client, ' ?! '), articles.length)
  })

  test('puts titles before text, and wants every word', async ({ client, assert }) => {
    const found = slugsOf(await search(client, 'marble'))
    assert.equal(found[0], 'marble')
    assert.include(found, 'kitchen')
    const both = slugsOf(await search(client, 'marble cooktop'))
    assert.include(both, 'kitchen')
    assert.notInclude(both, 'marble')
    assert.deepEqual(await search(client, 'marble xyzzy'), [])
  })

  test('finds beginnings, in capitals and without accents', async ({ client, assert }) => {
    assert.equal(slugsOf(await search(client, 'MARB'))[0], 'marble')
    assert.include(slugsOf(await search(client, 'facade')), 'international-style')
    assert.include(slugsOf(await search(client, 'Façade')), 'international-style')
  })

  test('copes with anything', async ({ client, assert }) => {
    assert.deepEqual(await search(client, 'x'.repeat(5000)), [])
    const answer = await client.get('/api/wiki/luxury?q[a]=1')
    answer.assertStatus(200)
  })
})
