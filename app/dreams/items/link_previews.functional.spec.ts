import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { useNetworkGuard } from '#app/common/net/network_guard'
import DreamItem from '#app/dreams/items/dream_item'
import { createDream } from '#app/dreams/dream_factory'
import { caller } from '#tests/support/caller'
import { eventually } from '#tests/support/eventually'
import { LocalWeb } from '#tests/support/local_web'
import { createUser } from '#tests/support/users'

/** A site whose pages name pictures: one that is there, one that isn’t a picture, one from inside. */
async function startSite(): Promise<{ web: LocalWeb; restore: () => void }> {
  const look = { width: 96, height: 64, channels: 3, background: '#7a5c2e' } as const
  const picture = await sharp({ create: look }).jpeg().toBuffer()
  const web = await LocalWeb.start(({ url = '/' }, response) => {
    if (url === '/tiles.jpg') {
      response.setHeader('content-type', 'image/jpeg')
      return void response.end(picture)
    }
    const pictures: Record<string, string> = {
      '/tiles': '/tiles.jpg',
      '/broken': '/broken',
      '/inside': web.url('/tiles.jpg', 'inside.test'),
    }
    response.setHeader('content-type', 'text/html')
    response.end(
      `<title>Zellige &lt;b&gt;tiles</title><meta name="description" content="Handmade">
       <meta property="og:image" content="${pictures[url] ?? ''}">`
    )
  })
  return { web, restore: useNetworkGuard(web.guard({ 'inside.test': ['10.0.0.1'] })) }
}

test.group('Links on dream boards', (group) => {
  let web: LocalWeb

  group.setup(async () => {
    const site = await startSite()
    web = site.web
    return async () => {
      site.restore()
      await web.stop()
    }
  })

  test('show the title and the picture of their page, to whom sees the board', async ({
    client,
    assert,
  }) => {
    const [ava, stranger] = [await createUser(), await createUser()]
    const call = caller(client, ava)
    const dream = await createDream(ava)
    const url = web.url('/tiles')
    const item = { kind: 'note', content: { url } }
    const added = await call('post', `/api/dream/${dream.id}/items`, { item }, 201)
    assert.isNull(added.item.content.preview, 'the request doesn’t wait for the page')
    const preview = await eventually(async () => {
      const { dream: seen } = await call('get', `/api/dream/${dream.id}`, null, 200)
      return seen.items[0].content.preview
    })
    assert.containsSubset(preview, {
      title: 'Zellige <b>tiles',
      description: 'Handmade',
      site_name: 'site.test',
    })
    const path = new URL(preview.image.url, 'http://vesta.test').pathname
    ;(await client.get(path).loginAs(ava)).assertStatus(200)
    ;(await client.get(path).loginAs(stranger)).assertStatus(404)
    await call('delete', `/api/upload/${preview.image.id}`, null, 409)

    const change = { item: { content: { url: 'https://nowhere.invalid/' } } }
    const changed = await call(
      'patch',
      `/api/dream/${dream.id}/items/${added.item.id}`,
      change,
      200
    )
    assert.isNull(changed.item.content.preview, 'another page, another preview')
    const { uses } = await db.from('images').where('id', preview.image.id).first()
    assert.equal(uses, 0)
  })

  test('show no picture that isn’t one, or comes from inside', async ({ client, assert }) => {
    const ava = await createUser()
    const call = caller(client, ava)
    const dream = await createDream(ava)
    for (const path of ['/broken', '/inside']) {
      const item = { kind: 'note', content: { url: web.url(path) } }
      const added = await call('post', `/api/dream/${dream.id}/items`, { item }, 201)
      const shown = await eventually(async () => {
        const row = await DreamItem.findOrFail(added.item.id)
        return row.preview && row
      })
      assert.equal(shown.preview?.title, 'Zellige <b>tiles')
      assert.isNull(shown.previewImageId)
    }
  })

  test('of a board that is deleted give their pictures back', async ({ client, assert }) => {
    const ava = await createUser()
    const call = caller(client, ava)
    const dream = await createDream(ava)
    const item = { kind: 'note', content: { url: web.url('/tiles') } }
    const added = await call('post', `/api/dream/${dream.id}/items`, { item }, 201)
    const imageId = await eventually(
      async () => (await DreamItem.findOrFail(added.item.id)).previewImageId
    )
    await call('delete', `/api/dream/${dream.id}`, null, 200)
    const { uses } = await db.from('images').where('id', imageId).first()
    assert.equal(uses, 0)
  })
})
