// Long because: every rule about boards starts from the same few helpers
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { blockUser } from '#app/accounts/blocking/block_user'
import type User from '#app/accounts/user'
import { listSitemapParts } from '#app/common/sitemap_parts'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
import { createDream, pin } from '#app/dreams/dream_factory'
import { transaction } from '#app/kernel/database/transaction'
import Image from '#app/media/image'
import { mayView } from '#app/media/serving/image_viewers'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { caller, type Method } from '#tests/support/caller'
import { eventually } from '#tests/support/eventually'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createUser()))

async function sitemapPaths(): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { path: string }[] }>(
    `select path from (${listSitemapParts().get('dreams')}) entry`
  )
  return rows.map(({ path }) => path)
}

test.group('Dream boards', () => {
  test('are made, changed and deleted by their owner', async ({ client, assert }) => {
    const ava = await createUser()
    const call = caller(client, ava)
    const body = { dream: { title: 'House by the sea', criteria: '?bedrooms=3&view=map' } }
    const { dream } = await call('post', '/api/dreams', body, 201, 'one')
    const again = await call('post', '/api/dreams', body, 201, 'one')
    assert.equal(again.dream.id, dream.id)
    assert.containsSubset(dream, {
      title: 'House by the sea',
      description: '',
      visibility: 'private',
      cover: null,
      items: [],
      criteria: { bedrooms: '3' },
      members: [{ id: ava.id }],
      is_owner: true,
      share_path: null,
    })

    const changed = await call(
      'patch',
      `/api/dream/${dream.id}`,
      { dream: { title: 'By a lake', criteria: null } },
      200
    )
    assert.equal(changed.dream.title, 'By a lake')
    assert.isNull(changed.dream.criteria)
    await call('post', '/api/dreams', { dream: { title: ' ' } }, 422)
    await call('patch', `/api/dream/${dream.id}`, { dream: { criteria: 7 } }, 422)
    const wrong = { dream: { criteria: { min_price: 'much' } } }
    const refused = await call('patch', `/api/dream/${dream.id}`, wrong, 422)
    assert.isDefined(refused.errors['dream.criteria.min_price'])

    const list = await call('get', '/api/dreams', null, 200)
    assert.deepEqual(
      list.dreams.map(({ id }: { id: number }) => id),
      [dream.id]
    )
    assert.isNull(list.next_page_url)
    assert.lengthOf((await call('get', '/api/dreams?kind=shared', null, 200)).dreams, 0)
    assert.lengthOf((await call('get', '/api/dreams?q=LAKE', null, 200)).dreams, 1)
    assert.lengthOf((await call('get', '/api/dreams?q=sea', null, 200)).dreams, 0)
    await call('delete', `/api/dream/${dream.id}`, {}, 200)
    await call('get', `/api/dream/${dream.id}`, null, 404)
    await call('delete', `/api/dream/${dream.id}`, {}, 404)
  })

  test('of others are found by their words once they are public', async ({ client, assert }) => {
    const [ava, mila] = [await createUser(), await createUser()]
    const title = `Attic ${randomUUID().slice(0, 8)}`
    const dreams = [
      await createDream(ava, { title, visibility: 'public' }),
      await createDream(ava, { title, visibility: 'link' }),
      await createDream(ava, { title }),
    ]
    const found = async (by: User, words = title.toLowerCase()) => {
      const path = `/api/dreams?kind=public&q=${encodeURIComponent(words)}`
      const list = await caller(client, by)('get', path, null, 200)
      return list.dreams.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await found(mila), [dreams[0].id])
    assert.deepEqual(await found(ava), [], 'one’s own are found among one’s own')
    assert.deepEqual(await found(mila, ''), [])
    await transaction((trx) => blockUser({ user: ava, trx }, mila.id))
    assert.deepEqual(await found(mila), [])
  })

  test('hold wishes, notes, photos, designs and listings', async ({ client, assert }) => {
    const [ava, mila] = [await createUser({ type: 'realtor' }), await createUser()]
    const dream = await createDream(ava, {}, [mila])
    const call = caller(client, mila)
    const items = `/api/dream/${dream.id}/items`
    const add = (kind: string, content: unknown, status = 201) =>
      call('post', items, { item: { kind, content } }, status)

    const wish = await add('wish', 'A window seat')
    assert.containsSubset(wish.item, {
      kind: 'wish',
      content: { text: 'A window seat', image: null },
      votes_count: 0,
      has_voted: false,
      position: 0,
      user: { id: mila.id },
    })
    const note = await add('note', { text: 'Tiles', url: 'https://example.com/tiles' })
    assert.equal(note.item.content.url, 'https://example.com/tiles')
    const photo = await storeTestImage(mila, 'dream')
    const image = await add('image', { image_id: photo.id })
    assert.equal(image.item.content.image.id, photo.id)
    const [design, shared] = [await createDesign(mila), await createPublicDesign(ava)]
    assert.equal((await add('design', { design_id: design.id })).item.content.design.id, design.id)
    const linked = await add('design', { design_token: shared.shareToken })
    assert.equal(linked.item.content.design.url, `/shared/${shared.shareToken}`)
    const home = await createPublished(ava)
    const property = await add('property', { property_slug: home.slug })
    assert.equal(property.item.content.property.slug, home.slug)
    assert.equal(property.item.position, 5)
    const twice = await add('property', { property_id: home.id, text: 'again' })
    assert.equal(twice.item.id, property.item.id, 'a listing is on a board once')
    const pins = { property: home.slug, image: photo.id, design: design.id }
    for (const [kind, content] of Object.entries(pins)) {
      const { item } = await add(kind, content)
      assert.equal((await add(kind, item.content)).item.id, item.id, `a ${kind} as it is answered`)
      assert.isBelow(item.position, 6)
    }

    await add('wish', '   ', 422)
    await add('note', { url: 'javascript:alert(1)' }, 422)
    await add('image', { image_id: (await storeTestImage(ava)).id }, 422)
    await add('design', { design_id: (await createDesign(ava)).id }, 422)
    await add('property', { property_slug: (await createDraft(ava)).slug }, 404)
    await add('dance', 'x', 422)

    const { dream: seen } = await call('get', `/api/dream/${dream.id}`, null, 200)
    assert.deepEqual(
      seen.items.map(({ kind }: { kind: string }) => kind),
      ['wish', 'note', 'image', 'design', 'design', 'property']
    )
    assert.equal(seen.cover.id, photo.id)
    const cover = { dream: { cover_item_id: property.item.id } }
    await call('patch', `/api/dream/${dream.id}`, cover, 403)
    const owner = caller(client, ava)
    const covered = await owner('patch', `/api/dream/${dream.id}`, cover, 200)
    assert.equal(covered.dream.cover.id, property.item.content.property.featured_image.id)
    await owner('patch', `/api/dream/${dream.id}`, { dream: { cover_item_id: wish.item.id } }, 422)

    assert.equal((await Image.findOrFail(photo.id)).uses, 1)
    await call('delete', `${items}/${image.item.id}`, {}, 200)
    assert.equal((await Image.findOrFail(photo.id)).uses, 0)
  })

  test('keep their order, whoever moves what', async ({ client, assert }) => {
    const [ava, mila] = await people(2)
    const dream = await createDream(ava, {}, [mila])
    const ids: number[] = []
    for (const text of ['a', 'b', 'c']) {
      ids.push(await pin(ava, dream.id, { kind: 'wish', content: { text } }))
    }
    const call = caller(client, mila)
    const order = async () => {
      const { dream: seen } = await call('get', `/api/dream/${dream.id}`, null, 200)
      return seen.items.map(({ content }: { content: { text: string } }) => content.text).join('')
    }
    const move = (id: number, position: number, status = 200) =>
      call('patch', `/api/dream/${dream.id}/items/${id}`, { item: { position } }, status)
    assert.equal((await move(ids[2], 0)).item.position, 0)
    assert.equal(await order(), 'cab')
    await move(ids[2], 99)
    assert.equal(await order(), 'abc')
    await move(ids[0], 1)
    assert.equal(await order(), 'bac')
    await move(ids[0], -1, 422)
    await Promise.all(ids.map((id) => move(id, 0)))
    assert.equal([...(await order())].sort().join(''), 'abc')

    const text = { item: { content: 'z' } }
    await call('patch', `/api/dream/${dream.id}/items/${ids[0]}`, text, 403)
    await call('delete', `/api/dream/${dream.id}/items/${ids[0]}`, {}, 403)
    const own = await pin(mila, dream.id)
    await call('patch', `/api/dream/${dream.id}/items/${own}`, text, 200)
    await caller(client, ava)('delete', `/api/dream/${dream.id}/items/${own}`, {}, 200)
  })

  test('count each member’s vote once, under fifty at a time', async ({ client, assert }) => {
    const [ava, ...others] = await people(10)
    const dream = await createDream(ava, {}, others)
    const item = await pin(ava, dream.id)
    const path = `/api/dream/${dream.id}/items/${item}/vote`
    const voters = [ava, ...others]
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        caller(client, voters[index % voters.length])('post', path, {}, 200)
      )
    )
    const { dream: seen } = await caller(client, ava)('get', `/api/dream/${dream.id}`, null, 200)
    assert.containsSubset(seen.items[0], { votes_count: 10, has_voted: true })
    await Promise.all([1, 2, 3].map(() => caller(client, ava)('delete', path, {}, 200)))
    const { item: after } = await caller(client, others[0])('post', path, {}, 200)
    assert.containsSubset(after, { votes_count: 9, has_voted: true })
  })

  test('are for their members only, unless they are public or opened by their link', async ({
    client,
    assert,
  }) => {
    const [ava, mila, noah] = await people(3)
    const dream = await createDream(ava, {}, [mila])
    const photo = await storeTestImage(ava, 'dream')
    const item = await pin(ava, dream.id, { kind: 'image', content: { image_id: photo.id } })
    const path = `/api/dream/${dream.id}`
    const set = async (visibility: string) =>
      (await caller(client, ava)('patch', path, { dream: { visibility } }, 200)).dream
    const statuses = async (url: string) => {
      const seen: number[] = []
      for (const user of [null, noah, mila, ava]) {
        const request = client.get(url).redirects(0).header('accept', 'application/json')
        if (user) request.loginAs(user)
        seen.push((await request).status())
      }
      return seen
    }
    const writes: [Method, string, object][] = [
      ['post', `${path}/items`, { item: { kind: 'wish', content: 'x' } }],
      ['patch', `${path}/items/${item}`, { item: { position: 0 } }],
      ['delete', `${path}/items/${item}`, {}],
      ['post', `${path}/items/${item}/vote`, {}],
      ['delete', `${path}/items/${item}/vote`, {}],
      ['patch', path, { dream: { title: 'x' } }],
      ['delete', path, {}],
      ['post', `${path}/members`, { user_id: noah.id }],
      ['delete', `${path}/members/${mila.id}`, {}],
    ]
    const refused = async (status: number) => {
      for (const [method, url, body] of writes) {
        await caller(client, noah)(method, url, body, status)
        await caller(client, null)(method, url, body, 401)
      }
    }
    const mayAnyoneView = async () => [await mayView(photo, null), await mayView(photo, noah)]
    const isIn = async () => (await sitemapPaths()).includes(`/dreams/${dream.id}`)
    await photo.refresh()

    assert.deepEqual(await statuses(path), [404, 404, 200, 200])
    assert.deepEqual(await statuses(`/dreams/${dream.id}`), [404, 404, 200, 200])
    assert.deepEqual(await statuses(`${path}/matches`), [401, 404, 200, 200])
    assert.deepEqual(await mayAnyoneView(), [false, false])
    assert.isTrue(await mayView(photo, mila))
    await refused(404)

    const { share_path: link } = await set('link')
    assert.match(link, /^\/dreams\/shared\/[\w-]{32}$/)
    assert.deepEqual(await statuses(path), [404, 404, 200, 200])
    assert.deepEqual(await statuses(`/dreams/${dream.id}`), [404, 404, 200, 200])
    assert.deepEqual(await statuses(link), [200, 200, 302, 302])
    assert.deepEqual(await mayAnyoneView(), [true, true])
    const page = await client.get(link)
    assert.equal(page.header('x-robots-tag'), 'noindex')
    assert.match(page.header('cache-control') ?? '', /private/)
    assert.isFalse(await isIn())
    await refused(404)
    const listed = await caller(client, noah)('get', `/api/users/${ava.id}/dreams`, null, 200)
    assert.lengthOf(listed.dreams.data, 0)

    assert.equal((await set('public')).share_path, `/dreams/${dream.id}`)
    assert.deepEqual(await statuses(link), [404, 404, 404, 404])
    assert.deepEqual(await statuses(path), [200, 200, 200, 200])
    assert.deepEqual(await statuses(`/dreams/${dream.id}`), [200, 200, 200, 200])
    assert.deepEqual(await statuses(`${path}/matches`), [401, 403, 200, 200])
    assert.isTrue(await isIn())
    const { dream: shown } = await caller(client, noah)('get', path, null, 200)
    assert.deepEqual(
      shown.members.map(({ id }: { id: number }) => id),
      [ava.id],
      'others don’t see who is on it'
    )
    await refused(403)
    const seen = await caller(client, noah)('get', `/api/users/${ava.id}/dreams`, null, 200)
    assert.lengthOf(seen.dreams.data, 1)

    assert.isNull((await set('private')).share_path)
    assert.notEqual((await set('link')).share_path, link, 'an ended link stays ended')
    await set('private')
    assert.deepEqual(await statuses(link), [404, 404, 404, 404])
    const said = async (url: string) => (await client.get(url).accept('text/html')).text()
    assert.match(await said(link), /<h1[^>]*>This board’s link no longer works</)
    assert.match(await said(`/dreams/${dream.id}`), /<h1[^>]*>This dream board isn’t here</)
    assert.deepEqual(await mayAnyoneView(), [false, false])
  })

  test('show a private listing to whoever may see it only', async ({ client, assert }) => {
    const [ava, mila] = [await createUser({ type: 'realtor' }), await createUser()]
    const home = await createPublished(ava)
    const dream = await createDream(ava, { visibility: 'public' }, [mila])
    await pin(ava, dream.id, { kind: 'property', content: { property_slug: home.slug } })
    await db.from('properties').where('id', home.id).update({ is_private: true })
    const items = async (user: User | null) =>
      (await caller(client, user)('get', `/api/dream/${dream.id}`, null, 200)).dream.items
    assert.equal((await items(ava))[0].content.property.slug, home.slug)
    assert.isNull((await items(mila))[0].content.property)
    assert.lengthOf(await items(null), 0)
  })

  test('leave out a home that went private at once, on kept pages too', async ({ assert }) => {
    const [ava, mila] = [await createUser({ type: 'realtor' }), await createUser()]
    const home = await createPublished(ava)
    const dream = await createDream(mila, { visibility: 'public' })
    await pin(mila, dream.id, { kind: 'property', content: { property_slug: home.slug } })
    const visit = (path: string) =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
        headers: { 'accept': 'text/html', 'accept-encoding': 'identity' },
      })
    const paths = [`/dreams/${dream.id}`, `/@${mila.handle}`]
    for (const path of paths) {
      const kept = await eventually(async () => {
        const page = await visit(path)
        return page.headers.get('x-page-cache') === 'hit' && page
      })
      assert.include(await kept.text(), home.slug, path)
    }
    await db.from('properties').where('id', home.id).update({ is_private: true })
    for (const path of paths) {
      assert.notInclude(await (await visit(path)).text(), home.slug, path)
    }
  })
})
