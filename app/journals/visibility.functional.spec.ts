import { test } from '@japa/runner'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import type { EntryStatus, Visibility } from '#app/journals/journal_options'
import { createPublicJournal } from '#app/journals/journal_factory'
import { createDesign } from '#app/designs/tests/design_factory'
import Image from '#app/media/image'
import { mayView } from '#app/media/serving/image_viewers'
import { listSitemapParts } from '#app/common/sitemap_parts'
import { createPublished } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

const MARK = 'Zwetschgenhaus'

interface Made {
  author: User
  slug: string
  entry: number
  image: Image
}

async function make(visibility: Visibility, status: EntryStatus): Promise<Made> {
  const author = await createUser()
  const image = await storeTestImage(author, 'journal')
  const { journal, entry } = await createPublicJournal(
    author,
    { title: `${MARK} ${author.id}`, visibility },
    {
      title: MARK,
      body: { type: 'doc', content: [{ type: 'photo', attrs: { image: image.id } }] },
      status,
      published_at:
        status === 'scheduled' ? new Date(Date.now() + 3_600_000).toISOString() : undefined,
    }
  )
  return { author, slug: journal.slug, entry: entry.id, image }
}

async function statusOf(client: ApiClient, path: string, user: User | null): Promise<number> {
  const request = client.get(path).header('accept', 'application/json')
  if (user) request.loginAs(user)
  return (await request).status()
}

/** Every place that lists what is public. */
async function placesThatShow(client: ApiClient, { author, slug }: Made): Promise<string[]> {
  const shown: string[] = []
  const lists = [
    '/api/journals',
    `/api/journals?q=${MARK}`,
    '/journals',
    `/api/users/${author.id}/journals`,
    `/@${author.handle}?tab=journals`,
  ]
  for (const path of lists) {
    const answer = await client.get(path)
    if (answer.text().includes(slug)) shown.push(path)
  }
  if ((await client.get(`/journals/${slug}.rss`)).status() === 200) shown.push('rss')
  for (const name of ['journals', 'entries']) {
    const { rows } = await db.rawQuery<{ rows: { path: string }[] }>(
      `select path from (${listSitemapParts().get(name)}) part where path like '%' || ? || '%'`,
      [slug]
    )
    if (rows.length) shown.push(`sitemap ${name}`)
  }
  return shown
}

test.group('What is not public of journals', () => {
  for (const visibility of ['private', 'link', 'public'] as const) {
    for (const status of ['draft', 'scheduled', 'publish'] as const) {
      test(`a ${status} entry in a ${visibility} journal`, async ({ client, assert }) => {
        const made = await make(visibility, status)
        const { author, slug, entry, image } = made
        const stranger = await createUser()
        const isOpen = visibility !== 'private'
        const isRead = isOpen && status === 'publish'
        for (const base of ['/journals', '/api/journals']) {
          for (const user of [null, stranger]) {
            assert.equal(await statusOf(client, `${base}/${slug}`, user), isOpen ? 200 : 404)
            const path = `${base}/${slug}/entries/${entry}`
            assert.equal(await statusOf(client, path, user), isRead ? 200 : 404)
          }
          assert.equal(await statusOf(client, `${base}/${slug}/entries/${entry}`, author), 200)
        }
        const page = await client.get(`/api/journals/${slug}`)
        assert.equal(page.text().includes('"journal_slug"'), isRead)
        assert.equal(await mayView(image, stranger), isRead)
        assert.isTrue(await mayView(image, author))

        const places = await placesThatShow(client, made)
        if (visibility === 'public' && status === 'publish') assert.lengthOf(places, 8)
        else if (visibility === 'public') assert.deepEqual(places, ['rss'])
        else assert.deepEqual(places, [])
        if (visibility === 'link') {
          assert.equal(page.header('x-robots-tag'), 'noindex')
          assert.include(page.header('cache-control'), 'no-store')
        }
      })
    }
  }

  test('the home and the design of an entry are shown with it, and only then', async ({
    client,
    assert,
  }) => {
    const { author, slug, entry } = await make('public', 'publish')
    const [stranger, realtor] = [await createUser(), await createUser({ type: 'realtor' })]
    const [design, foreign] = [await createDesign(author), await createDesign(stranger)]
    const home = await createPublished(realtor)
    const path = `/api/journals/${slug}/entries/${entry}`
    const change = async (input: object, status = 200) => {
      const request = client.patch(path).header('accept', 'application/json').withCsrfToken()
      const answer = await request.loginAs(author).json({ entry: input })
      answer.assertStatus(status)
    }
    const read = async () => (await client.get(path).header('accept', 'application/json')).body()
    const picture = async () => Image.findOrFail(design.imageId)
    await change({ design_id: foreign.id }, 422)
    await change({ property_id: 2_000_000_000 }, 422)
    await change({ design_id: design.id, property_id: home.id })
    assert.containsSubset(await read(), {
      entry: { design: { id: design.id, original_image: {} }, property: { id: home.id } },
    })
    assert.isTrue(await mayView(await picture(), stranger))
    await change({ title: 'The same with another title' })
    assert.isTrue(await mayView(await picture(), stranger), 'a new text keeps it')
    await db.from('properties').where('id', home.id).update({ is_private: true })
    await change({ room: 'Hall', design_id: design.id, property_id: home.id })
    assert.containsSubset(await read(), { entry: { room: 'Hall', design: { id: design.id } } })
    await change({ design_id: null, property_id: null })
    await change({ property_id: home.id }, 422)
    assert.containsSubset(await read(), { entry: { design: null, property: null } })
    assert.isFalse(await mayView(await picture(), stranger))
  })

  test('nobody else edits, publishes, reads versions or deletes', async ({ client, assert }) => {
    const { slug, entry } = await make('public', 'publish')
    const secret = await make('private', 'publish')
    const stranger = await createUser()
    const ask = async (method: 'get' | 'post' | 'patch' | 'delete', path: string) => {
      const request: ApiRequest = client[method](path)
        .header('accept', 'application/json')
        .withCsrfToken()
      return (await request.loginAs(stranger).json({ journal: {}, entry: {} })).status()
    }
    for (const [made, status] of [
      [{ slug, entry }, 403],
      [secret, 404],
    ] as const) {
      const path = `/api/journals/${made.slug}`
      const one = `${path}/entries/${made.entry}`
      assert.equal(await ask('patch', path), status)
      assert.equal(await ask('delete', path), status)
      assert.equal(await ask('post', `${path}/entries`), status)
      assert.equal(await ask('patch', one), status)
      assert.equal(await ask('delete', one), status)
      assert.equal(await ask('get', `${one}/versions`), status)
      assert.equal(await ask('get', `/journals/${made.slug}/entries/${made.entry}/edit`), status)
    }
    const other = await make('public', 'publish')
    assert.equal(await ask('get', `/api/journals/${other.slug}/entries/${secret.entry}`), 404)
  })
})

test.group('Feeds of journals', () => {
  test('are well formed, with whole entries', async ({ client, assert }) => {
    const author = await createUser()
    const image = await storeTestImage(author, 'journal')
    const { journal, entry } = await createPublicJournal(
      author,
      { title: 'Stone & light <3', description: 'A "house"' },
      {
        title: 'Fish & chips > nothing',
        body: {
          type: 'doc',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Less ]]> more & \u0001 done' }] },
            { type: 'photo', attrs: { image: image.id, caption: 'A <b> & c' } },
          ],
        },
      }
    )
    const answer = await client.get(`/journals/${journal.slug}.rss`)
    answer.assertStatus(200)
    assert.match(answer.header('content-type') ?? '', /^application\/rss\+xml; charset=utf-8/)
    const xml = answer.text()
    assert.match(xml, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
    assertWellFormed(xml, assert.fail)
    assert.include(xml, '<title>Stone &amp; light &lt;3</title>')
    assert.include(xml, `<guid isPermaLink="true">`)
    assert.include(xml, `/journals/${journal.slug}/entries/${entry.id}</guid>`)
    assert.match(xml, /<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/)
    assert.match(xml, /&lt;img src=&quot;https?:\/\//)
    assert.notInclude(xml, '\u0001')

    const page = await client.get(`/journals/${journal.slug}`)
    assert.match(
      page.text(),
      new RegExp(`<link[^>]*type="application/rss\\+xml"[^>]*/journals/${journal.slug}\\.rss`)
    )
    const read = await client.get(`/journals/${journal.slug}/entries/${entry.id}`)
    assert.include(read.text(), '"@type":"Article"')
    assert.match(read.text(), /property="og:image" content="http/)
    assert.include(read.text(), 'min read')
  })
})

/** Every element closes, and nothing is unescaped: text holds no `<`, and `&` only in entities. */
function assertWellFormed(xml: string, fail: (message: string) => void): void {
  const open: string[] = []
  for (const [, closing, name, alone] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) fail(`</${name}> closes nothing.`)
    } else if (!alone) open.push(name)
  }
  if (open.length) fail(`${open.join(', ')} stay open.`)
  if (/&(?!(amp|lt|gt|quot|#39);)/.test(xml)) fail('An ampersand isn’t escaped.')
}
