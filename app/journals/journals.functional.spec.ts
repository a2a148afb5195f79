// Long because: every rule about journals starts from the same few helpers
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { blockUser } from '#app/accounts/blocking/block_user'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import { createDesign } from '#app/designs/tests/design_factory'
import { exportJournals } from '#app/journals/find_journals'
import PublishEntries from '#app/journals/entries/publish_entries_job'
import Entry from '#app/journals/entries/entry'
import { bodyOf, createPublicJournal } from '#app/journals/journal_factory'
import { transaction } from '#app/kernel/database/transaction'
import { deleteImage } from '#app/media/change_images'
import Image from '#app/media/image'
import { mayView } from '#app/media/serving/image_viewers'
import { findReportable, takeDownSubject } from '#app/moderation/reportable_registry'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { caller } from '#tests/support/caller'
import { storeTestImage } from '#tests/support/images'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

const photo = (image: number, more: object = {}) => ({
  type: 'photo',
  attrs: { image, alt: 'The wall', caption: 'In May', width: 'wide', ...more },
})

const docOf = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })

test.group('Journals', () => {
  test('are written, changed and deleted by their author', async ({ client, assert }) => {
    const mila = await createUser()
    const call = caller(client, mila)
    const cover = await storeTestImage(mila, 'journal')

    const { journal } = await call(
      'post',
      '/api/journals',
      { journal: { title: 'A kitchen in May', cover_image_id: cover.id } },
      201
    )
    assert.match(journal.slug, /^a-kitchen-in-may-[a-z2-9]{6}$/)
    assert.containsSubset(journal, {
      title: 'A kitchen in May',
      description: '',
      visibility: 'private',
      cover: { id: cover.id },
      user: { id: mila.id, handle: mila.handle },
      entries_count: 0,
    })

    const path = `/api/journals/${journal.slug}`
    const change = { description: 'One wall.', visibility: 'public', cover_image_id: null }
    const changed = await call('patch', path, { journal: change }, 200)
    assert.containsSubset(changed.journal, { description: 'One wall.', cover: null })
    assert.equal(changed.journal.visibility, 'public')
    assert.equal((await Image.findOrFail(cover.id)).uses, 0)

    const own = await call('get', '/api/journals?own=1', null, 200)
    assert.deepEqual(
      own.journals.data.map(({ slug }: { slug: string }) => slug),
      [journal.slug]
    )
    await call('delete', path, null, 200)
    await call('get', path, null, 404)
  })

  test('are searched by the words in the page’s address', async ({ client, assert }) => {
    const mark = randomUUID().slice(0, 8)
    const mila = await createUser()
    const { journal } = await createPublicJournal(mila, { title: `Plaster ${mark}` })
    const { journal: other } = await createPublicJournal(mila, {}, { title: `Gate ${mark}` })
    const found = async (q: string) => {
      const props = await pageProps(client, `/journals?q=${q}`)
      return [props.q, props.journals.data.map(({ slug }: { slug: string }) => slug)]
    }
    assert.deepEqual(await found(`plaster%20${mark}`), [`plaster ${mark}`, [journal.slug]])
    assert.deepEqual(await found(mark), [mark, [other.slug, journal.slug]])
    assert.deepEqual(await found(`nowhere${mark}`), [`nowhere${mark}`, []])
    assert.isNull((await found('%20'))[0])
    const first = await pageProps(client, `/journals?q=${mark}&per_page=1`)
    assert.match(first.journals.next_page_url, new RegExp(`/api/journals\\?.*q=${mark}`))
  })

  test('are those of others beside one’s own, page by page', async ({ client, assert }) => {
    const [mila, ava] = await Promise.all([createUser(), createUser()])
    const title = `Kitchen ${randomUUID().slice(0, 8)}`
    const theirs = (await createPublicJournal(ava)).journal.slug
    const own = [
      (await createPublicJournal(mila, { title })).journal.slug,
      (await createPublicJournal(mila, { title })).journal.slug,
    ]
    const slugsOf = (journals: { slug: string }[]) => journals.map(({ slug }) => slug)

    const props = await pageProps(client, '/journals?per_page=1', mila)
    assert.sameMembers(slugsOf(props.own), own)
    assert.lengthOf(props.journals.data, 1)
    const read = slugsOf(props.journals.data)
    const call = caller(client, mila)
    for (let url = props.journals.next_page_url; url;) {
      const { journals } = await call('get', url, null, 200)
      read.push(...slugsOf(journals.data))
      url = journals.next_page_url
    }
    assert.include(read, theirs)
    assert.notIncludeMembers(read, [own[0]])
    assert.notIncludeMembers(read, [own[1]])
    assert.lengthOf(new Set(read), read.length)

    const searched = await pageProps(client, `/journals?q=${title}`, mila)
    assert.sameMembers(slugsOf(searched.journals.data), own)
  })

  test('are made once when sent twice', async ({ client, assert }) => {
    const mila = await createUser()
    const key = randomUUID()
    const send = async () => {
      const answer = await client
        .post('/api/journals')
        .header('accept', 'application/json')
        .header('idempotency-key', key)
        .withCsrfToken()
        .loginAs(mila)
        .json({ journal: { title: 'Once' } })
      return answer.body().journal.slug
    }
    assert.equal(await send(), await send())
  })

  test('are refused where they are malformed', async ({ client }) => {
    const mila = await createUser()
    const call = caller(client, mila)
    const theirs = await storeTestImage(await createUser(), 'journal')
    for (const journal of [
      {},
      { title: '  ' },
      { title: 'x'.repeat(121) },
      { title: 'x', visibility: 'secret' },
      { title: 'x', cover_image_id: theirs.id },
      { title: 'x', cover_image_id: 'one' },
    ]) {
      await call('post', '/api/journals', { journal }, 422)
    }
    await caller(client, null)('post', '/api/journals', { journal: { title: 'x' } }, 401)
  })

  test('hold entries with photos, before and after, and listings', async ({ client, assert }) => {
    const mila = await createUser({ type: 'realtor' })
    const call = caller(client, mila)
    const { journal } = await createPublicJournal(mila)
    const [image, design, home] = [
      await storeTestImage(mila, 'journal'),
      await createDesign(mila),
      await createPublished(await createUser({ type: 'realtor' })),
    ]
    const body = docOf(
      { type: 'heading', attrs: { level: 2 }, content: [text('What it cost')] },
      paragraph(text('Less '), text('than the wall', { type: 'bold' })),
      photo(image.id),
      { type: 'compare', attrs: { design: design.id, caption: 'The sketch' } },
      { type: 'listing', attrs: { property: home.id } },
      { type: 'divider' }
    )
    const path = `/api/journals/${journal.slug}/entries`
    const sent = { title: ' The table ', body, room: 'Kitchen', status: 'publish' }
    const { entry } = await call('post', path, { entry: sent }, 201)
    assert.containsSubset(entry, {
      title: 'The table',
      room: 'Kitchen',
      status: 'publish',
      words: 7,
      minutes: 1,
      excerpt: 'Less than the wall',
      cover: { id: image.id },
      images: [{ id: image.id }],
      designs: [{ id: design.id, image: { id: design.imageId } }],
      properties: [{ slug: home.slug }],
      version: 2,
    })
    assert.include(entry.html, '<h2>What it cost</h2><p>Less <strong>than the wall</strong></p>')
    assert.include(entry.html, 'alt="The wall"')
    assert.include(entry.html, 'AI-generated')
    assert.include(entry.html, `/properties/${home.slug}`)

    const shown = await caller(client, null)('get', `/api/journals/${journal.slug}`, null, 200)
    assert.equal(shown.journal.entries_count, 2)
    assert.equal(shown.entries.data[0].id, entry.id)
    assert.deepEqual(shown.entries.data[0].body, entry.body)

    const guest = null
    for (const id of [image.id, design.imageId!, design.originalImageId!]) {
      assert.isTrue(await mayView(await Image.findOrFail(id), guest))
    }
    await call('patch', `${path}/${entry.id}`, { entry: { status: 'draft' } }, 200)
    assert.isFalse(await mayView(await Image.findOrFail(image.id), guest))
    assert.isFalse(await mayView(await Image.findOrFail(design.imageId!), guest))
  })

  test('refuse texts with anything that they may not hold', async ({ client, assert }) => {
    const mila = await createUser()
    const stranger = await createUser({ type: 'realtor' })
    const { journal, entry } = await createPublicJournal(mila)
    const path = `/api/journals/${journal.slug}/entries/${entry.id}`
    const call = caller(client, mila)
    const theirs = {
      image: await storeTestImage(stranger, 'journal'),
      design: await createDesign(stranger),
      home: await createDraft(stranger, { name: 'Not yet' }),
    }
    const bodies: unknown[] = [
      'text',
      7,
      [],
      {},
      docOf(),
      docOf({ type: 'script', content: [text('alert(1)')] }),
      docOf({ type: 'image', attrs: { src: 'javascript:alert(1)' } }),
      docOf({ type: 'html', attrs: { html: '<script>' } }),
      docOf(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
      docOf(paragraph(text('x', { type: 'link', attrs: { href: 'data:text/html,x' } }))),
      docOf(paragraph(text('x', { type: 'style', attrs: { style: 'x' } }))),
      docOf({ type: 'photo' }),
      docOf({ type: 'photo', attrs: { image: '1' } }),
      docOf(photo(1, { caption: 'x'.repeat(301) })),
      docOf(photo(1, { width: 'huge' })),
      docOf({ type: 'blockquote', content: [photo(1)] }),
      docOf(photo(theirs.image.id)),
      docOf(photo(2_000_000_000)),
      docOf({ type: 'compare', attrs: { design: theirs.design.id } }),
      docOf({ type: 'listing', attrs: { property: theirs.home.id } }),
      docOf(...Array.from({ length: 901 }, () => ({ type: 'divider' }))),
      docOf(paragraph(text('x'.repeat(56_001)))),
    ]
    for (const body of bodies) {
      const { errors } = await call('patch', path, { entry: { body } }, 422)
      assert.isString(Object.values<string[]>(errors)[0][0], JSON.stringify(body).slice(0, 100))
    }
    const unchanged = await Entry.findOrFail(entry.id)
    assert.deepEqual(unchanged.body, bodyOf('It holds the morning light in.'))
    assert.equal(unchanged.version, entry.version)
  })

  test('refuse broken JSON and a document of 5 MB', async ({ client, assert }) => {
    const mila = await createUser()
    const { journal, entry } = await createPublicJournal(mila)
    const path = `/api/journals/${journal.slug}/entries/${entry.id}`
    const send = (raw: string) =>
      client
        .patch(path)
        .header('accept', 'application/json')
        .header('content-type', 'application/json')
        .withCsrfToken()
        .loginAs(mila)
        .setup((request) => void request.request.send(raw))
    const broken = await send('{"entry":{"body":{"type":"doc","content":[')
    broken.assertStatus(400)
    const huge = JSON.stringify({
      entry: { body: docOf(paragraph(text('x'.repeat(5 * 1024 * 1024)))) },
    })
    const refused = await send(huge)
    refused.assertStatus(413)
    assert.isString(refused.body().message)
    assert.equal((await Entry.findOrFail(entry.id)).version, entry.version)
  })

  test('never become markup by what they say', async ({ client, assert }) => {
    const mila = await createUser()
    const attack = '<script>alert(1)</script><img src=x onerror="alert(2)">'
    const image = await storeTestImage(mila, 'journal')
    const { journal, entry } = await createPublicJournal(
      mila,
      { title: attack.slice(0, 60), description: attack },
      {
        title: attack,
        room: attack.slice(0, 55),
        body: docOf(paragraph(text(attack)), photo(image.id, { caption: attack, alt: attack })),
      }
    )
    const page = `/journals/${journal.slug}`
    for (const path of [page, `${page}/entries/${entry.id}`, `${page}.rss`]) {
      const answer = await client.get(path)
      answer.assertStatus(200)
      assert.notInclude(answer.text(), '<script>alert', path)
      assert.notInclude(answer.text(), '<img src=x', path)
    }
    const { entry: wire } = await caller(client, null)(
      'get',
      `/api/journals/${journal.slug}/entries/${entry.id}`,
      null,
      200
    )
    assert.notInclude(wire.html, '<script')
    assert.notInclude(wire.html, '<img src=x')
  })

  test('notice that a text changed in another window', async ({ client, assert }) => {
    const mila = await createUser()
    const { journal, entry } = await createPublicJournal(mila)
    const call = caller(client, mila)
    const path = `/api/journals/${journal.slug}/entries/${entry.id}`
    const send = (words: string, version: number, status: number) =>
      call('patch', path, { entry: { body: bodyOf(words) }, version }, status)

    const first = await send('One.', entry.version, 200)
    assert.equal(first.entry.version, entry.version + 1)
    await send('Two.', entry.version, 409)
    assert.deepEqual((await Entry.findOrFail(entry.id)).body, bodyOf('One.'))

    const repeated = await send('One.', entry.version, 200)
    assert.equal(repeated.entry.version, first.entry.version)
    await send('Two.', first.entry.version, 200)
    await call('patch', path, { entry: { room: 'Hall' }, version: 1 }, 200)
  })

  test('keep earlier versions, thinned out, with their photos', async ({ client, assert }) => {
    const mila = await createUser()
    const { journal, entry } = await createPublicJournal(mila)
    const call = caller(client, mila)
    const path = `/api/journals/${journal.slug}/entries/${entry.id}`
    const image = await storeTestImage(mila, 'journal')
    const long = docOf(paragraph(text('word '.repeat(30))), photo(image.id))
    const write = (body: unknown, more: object = {}) =>
      call('patch', path, { entry: { body }, ...more }, 200)
    const versions = async () => (await call('get', `${path}/versions`, null, 200)).versions

    await write(long)
    assert.lengthOf(await versions(), 1)
    await write(docOf(paragraph(text(`${'word '.repeat(30)}more`)), photo(image.id)))
    assert.lengthOf(await versions(), 1)
    await write(bodyOf('Gone.'))
    const [kept] = await versions()
    assert.equal(kept.words, 31)
    assert.lengthOf(await versions(), 2)

    const { version } = await call('get', `${path}/versions/${kept.version}`, null, 200)
    assert.deepEqual(
      version.images.map(({ id }: { id: number }) => id),
      [image.id]
    )
    const stored = await Image.findOrFail(image.id)
    assert.equal(stored.uses, 1)
    assert.isFalse(await mayView(stored, null))
    const keep = transaction((trx) => deleteImage({ user: mila, trx }, image.id))
    await assert.rejects(() => keep, /part of a journal entry/)
    await write(version.body, { keeps_version: true })
    assert.lengthOf(await versions(), 3)
    assert.isTrue(await mayView(stored, null))

    await db.rawQuery(
      `insert into journal_entry_versions (entry_id, version, title, words, saved_at)
       select ?, 1000 + n, 'Old', 0, now() - interval '3 days' + n * interval '1 second'
       from generate_series(1, 50) n`,
      [entry.id]
    )
    await write(bodyOf('Again.'), { keeps_version: true })
    const old = (await versions()).filter(({ title }: { title: string }) => title === 'Old')
    assert.isAtMost(old.length, 2)
    await call('get', `${path}/versions/999999`, null, 404)
  })

  test('publish entries now, later and back in time', async ({ client, assert }) => {
    const mila = await createUser()
    const { journal } = await createPublicJournal(mila)
    const call = caller(client, mila)
    const guest = caller(client, null)
    const entries = `/api/journals/${journal.slug}/entries`
    const { entry } = await call('post', entries, {}, 201)
    const path = `${entries}/${entry.id}`
    const at = (hours: number) => DateTime.utc().plus({ hours }).toISO()
    const send = (change: object, status: number) => call('patch', path, { entry: change }, status)

    await send({ status: 'publish' }, 422)
    await send({ title: 'Later', body: bodyOf('Soon.') }, 200)
    await send({ status: 'scheduled' }, 422)
    await send({ status: 'scheduled', published_at: at(-1) }, 422)
    await send({ status: 'scheduled', published_at: at(24 * 400) }, 422)
    await send({ status: 'scheduled', published_at: 'tomorrow' }, 422)
    await send({ status: 'publish', published_at: at(1) }, 422)
    const planned = await send({ status: 'scheduled', published_at: at(1) }, 200)
    assert.equal(planned.entry.status, 'scheduled')
    await guest('get', path, null, 404)

    await new PublishEntries().execute()
    await guest('get', path, null, 404)
    await Entry.query()
      .where('id', entry.id)
      .update({ publishedAt: DateTime.utc().minus({ minutes: 1 }).toJSDate() })
    await new PublishEntries().execute()
    const { entry: shown } = await guest('get', path, null, 200)
    assert.equal(shown.status, 'publish')

    const dated = await send({ published_at: '2024-05-14T08:00:00Z' }, 200)
    assert.equal(dated.entry.published_at, '2024-05-14T08:00:00.000Z')
    await send({ status: 'draft' }, 200)
    await guest('get', path, null, 404)
    const again = await send({ status: 'publish' }, 200)
    assert.equal(again.entry.published_at, '2024-05-14T08:00:00.000Z')
  })

  test('publish entries by their time alone', async ({ client, assert }) => {
    const mila = await createUser()
    const { journal } = await createPublicJournal(mila)
    const call = caller(client, mila)
    const guest = caller(client, null)
    const entries = `/api/journals/${journal.slug}/entries`
    const past = '2024-05-14T08:00:00.000Z'
    const body = bodyOf('By the window.')
    const given = { title: 'Dated', body, published_at: past }
    const { entry } = await call('post', entries, { entry: given }, 201)
    const path = `${entries}/${entry.id}`
    const send = (change: object) => call('patch', path, { entry: change }, 200)
    assert.equal((await guest('get', path, null, 200)).entry.published_at, past)

    const taken = await send({ published_at: null })
    assert.deepInclude(taken.entry, { status: 'draft', published_at: null })
    await guest('get', path, null, 404)
    const later = DateTime.utc().plus({ hours: 1 }).toISO()
    assert.equal((await send({ published_at: later })).entry.status, 'scheduled')
    await guest('get', path, null, 404)
    assert.equal((await send({ published_at: past })).entry.status, 'publish')
    await guest('get', path, null, 200)
    await call('post', entries, { entry: { published_at: past } }, 422)
  })

  test('are hidden from whom their author blocked', async ({ client }) => {
    const [mila, noah] = [await createUser(), await createUser()]
    const { journal, entry } = await createPublicJournal(mila)
    await transaction((trx) => blockUser({ user: mila, trx }, noah.id))
    const call = caller(client, noah)
    await call('get', `/api/journals/${journal.slug}`, null, 404)
    await call('get', `/api/journals/${journal.slug}/entries/${entry.id}`, null, 404)
    await call('get', `/api/users/${mila.id}/journals`, null, 404)
  })

  test('are taken down by staff, for good', async ({ client, assert }) => {
    const [mila, noah] = [await createUser(), await createUser()]
    const { journal, entry } = await createPublicJournal(mila)
    const call = caller(client, mila)
    const path = `/api/journals/${journal.slug}`
    await transaction(async (trx) => {
      const found = await findReportable({ type: 'journal_entry', id: entry.id }, noah, trx)
      assert.containsSubset(found, { reportedUserId: mila.id, evidence: { title: 'The wall' } })
      await takeDownSubject({ type: 'journal_entry', id: entry.id }, trx)
    })
    const publish = { entry: { status: 'publish' } }
    await call('patch', `${path}/entries/${entry.id}`, publish, 409)
    await transaction(async (trx) => {
      await findReportable({ type: 'journal', id: journal.id }, noah, trx)
      await takeDownSubject({ type: 'journal', id: journal.id }, trx)
    })
    await caller(client, null)('get', path, null, 404)
    await call('patch', path, { journal: { visibility: 'link' } }, 409)
    await call('patch', path, { journal: { title: 'Still mine' } }, 200)
  })

  test('go with their author’s account, and into their export', async ({ client, assert }) => {
    const mila = await createUser()
    const { journal } = await createPublicJournal(mila)
    const { data } = await exportJournals(mila)
    assert.containsSubset(data, {
      journals: [{ slug: journal.slug, entries: [{ title: 'The wall', versions: [] }] }],
    })
    await transaction((trx) => deleteAccount({ user: mila, trx }))
    await caller(client, null)('get', `/api/journals/${journal.slug}`, null, 404)
  })
})
