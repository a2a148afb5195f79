import { test } from '@japa/runner'
import { storeImage } from '#app/media/tests/store_image'
import type { ImagePurpose } from '#app/media/image_purposes'
import { imageViewer } from '#app/media/serving/image_viewers'
import type User from '#app/accounts/user'
import { createUser } from '#tests/support/users'
import { photograph } from '#app/media/tests/photographs'

const store = async (owner: User, purpose: ImagePurpose, source?: Buffer) => {
  const image = await storeImage({
    source: source ?? (await photograph().jpeg().toBuffer()),
    owner,
    purpose,
  })
  return `/media/${image.contentHash}/${image.content.originalFile}`
}

const visit = (path: string, init: RequestInit = {}) =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, init)

test.group('Public pictures', () => {
  test('may be kept for ever by any cache', async ({ assert }) => {
    const path = await store(await createUser(), 'property')
    const response = await visit(path)
    assert.equal(response.status, 200)
    const { headers } = response
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(headers.get('content-type'), 'image/jpeg')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('content-disposition'), 'inline')
    assert.isEmpty(headers.getSetCookie())
    assert.isNull(headers.get('vary'))
    const body = await response.arrayBuffer()
    assert.equal(headers.get('content-length'), String(body.byteLength))
  })

  test('answer HEAD and those who have them already', async ({ client, assert }) => {
    const path = await store(await createUser(), 'avatar')
    const head = await visit(path, { method: 'HEAD' })
    assert.equal(head.status, 200)
    assert.isAbove(Number(head.headers.get('content-length')), 100)
    assert.equal(head.headers.get('content-type'), 'image/jpeg')

    const etag = head.headers.get('etag')!
    const known = await client.get(path).header('if-none-match', etag)
    known.assertStatus(304)
    known.assertHeader('etag', etag)
    known.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    assert.isEmpty(known.text())
  })

  test('that are not there are a bare 404, kept by nobody', async ({ assert }) => {
    const path = await store(await createUser(), 'property')
    const [, , hash] = path.split('/')
    const missing = [
      path.replace('original.jpg', 'original.png'),
      path.replace('original.jpg', '320.avif'),
      path.replace(hash, hash.split('').reverse().join('')),
    ]
    for (const one of missing) {
      const response = await visit(one)
      assert.equal(response.status, 404)
      assert.equal(await response.text(), 'Not found.')
      assert.equal(response.headers.get('cache-control'), 'no-store')
      assert.isNull(response.headers.get('etag'))
      assert.isEmpty(response.headers.getSetCookie())
    }
  })

  test('that are not there are JSON for who asks for it', async ({ assert }) => {
    const none = 'f'.repeat(64)
    for (const path of [
      '/media/😀',
      '/media/x/y',
      `/media/${none}/original.jpg`,
      '/videos/files/x',
    ]) {
      const response = await visit(path, { headers: { accept: 'application/json' } })
      assert.equal(response.status, 404, path)
      assert.deepEqual(await response.json(), { message: 'Not found.' })
    }
  })

  test('lead to no other file', async ({ assert }) => {
    const path = await store(await createUser(), 'property')
    const folder = path.slice(0, path.lastIndexOf('/'))
    const ways = [
      `${folder}/..%2f..%2f..%2fapp.key`,
      `${folder}/%2e%2e/%2e%2e/app.key`,
      `${folder}/original.jpg%00.txt`,
      `/media/..%2f..%2fapp.key/original.jpg`,
      `/media//etc/passwd`,
    ]
    for (const way of ways) assert.equal((await visit(way)).status, 404, way)
    assert.equal((await visit(path, { method: 'POST' })).status, 405)
  })
})

test.group('Private pictures', () => {
  test('are shown to their owner only', async ({ client, assert }) => {
    const owner = await createUser()
    const path = await store(owner, 'design')
    const own = await client.get(path).loginAs(owner)
    own.assertStatus(200)
    own.assertHeader('cache-control', 'private, max-age=3600')
    own.assertHeader('content-type', 'image/jpeg')
    own.assertHeader('x-content-type-options', 'nosniff')

    const other = await client.get(path).loginAs(await createUser())
    other.assertStatus(404)
    const stranger = await visit(path)
    assert.equal(stranger.status, 404)
    assert.equal(stranger.headers.get('cache-control'), 'no-store')
    const etag = own.header('etag')!
    assert.equal((await visit(path, { headers: { 'if-none-match': etag } })).status, 404)
  })

  test('are shown to whom a module lets see them', async ({ client }) => {
    const [owner, member, other] = [await createUser(), await createUser(), await createUser()]
    const path = await store(owner, 'chat')
    imageViewer('chat', (image, user) => image.userId === owner.id && user?.id === member.id)()
    ;(await client.get(path).loginAs(member)).assertStatus(200)
    ;(await client.get(path).loginAs(other)).assertStatus(404)
  })

  test('are public where somebody else published the same bytes', async ({ client, assert }) => {
    const source = await photograph().jpeg().toBuffer()
    const path = await store(await createUser(), 'design', source)
    assert.equal((await visit(path)).status, 404)
    assert.equal(await store(await createUser(), 'property', source), path)
    const response = await client.get(path)
    response.assertStatus(200)
  })
})
