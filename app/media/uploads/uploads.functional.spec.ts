import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { hashImage } from '#app/media/imaging/normalize_image'
import Image from '#app/media/image'
import ImageContent from '#app/media/image_content'
import { createUser } from '#tests/support/users'
import { hashOf, settled, storedFiles, temporaryUploads } from '#app/media/tests/media_state'
import { cameraJpeg, phoneHeic, photograph } from '#app/media/tests/photographs'

const FILE = { filename: 'house.jpg', contentType: 'image/jpeg' }

test.group('Uploads', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('answer the picture and serve it written anew at once', async ({ client, assert }) => {
    const user = await createUser()
    const source = await cameraJpeg()
    const response = await client
      .post('/api/uploads')
      .file('file', source, FILE)
      .field('for', 'property')
      .withCsrfToken()
      .loginAs(user)
    response.assertStatus(201)
    const { status, upload } = response.body()
    assert.equal(status, 'success')
    assert.properties(upload, ['id', 'url', 'alt', 'placeholder', 'variants'])
    assert.deepEqual([upload.width, upload.height, upload.alt], [64, 96, null])

    const served = await client.get(upload.url)
    served.assertStatus(200)
    assert.isFalse((served.body() as Buffer).equals(source))
    const header = await sharp(served.body()).metadata()
    assert.deepEqual([header.format, header.exif, header.width], ['jpeg', undefined, 64])
    assert.isEmpty(await temporaryUploads())
  })

  test('take HEIC, whatever its name says', async ({ client, assert }) => {
    const response = await client
      .post('/api/uploads')
      .file('file', phoneHeic, { filename: 'IMG_0042', contentType: 'application/octet-stream' })
      .withCsrfToken()
      .loginAs(await createUser())
    response.assertStatus(201)
    const { url, width, height } = response.body().upload
    assert.match(url, /original\.jpg$/)
    assert.deepEqual([width, height], [64, 96])
  })

  test('get their variants, in every width and format', async ({ client, assert }) => {
    const user = await createUser()
    const response = await client
      .post('/api/uploads')
      .file('file', await photograph(700, 350).jpeg().toBuffer(), FILE)
      .withCsrfToken()
      .loginAs(user)
    const { upload } = response.body()
    assert.isEmpty(upload.variants)
    const { status } = await settled(hashOf(upload))
    assert.equal(status, 'ready')

    const content = await ImageContent.findOrFail(hashOf(upload))
    const widths = [320, 640, 700]
    assert.deepEqual(
      content.variants.map(({ width, type }) => `${width} ${type}`),
      widths.flatMap((width) => ['avif', 'webp', 'jpeg'].map((type) => `${width} image/${type}`))
    )
    for (const { file, width, type, bytes } of content.variants) {
      const served = await client.get(`/media/${content.hash}/${file}`)
      served.assertStatus(200)
      served.assertHeader('content-type', type)
      assert.equal((served.body() as Buffer).length, bytes)
      const header = await sharp(served.body()).metadata()
      assert.deepEqual([header.width, header.height], [width, width / 2])
    }
  })

  test('ask for somebody who is signed in and verified', async ({ client, assert }) => {
    const file = await photograph().jpeg().toBuffer()
    const upload = () => client.post('/api/uploads').file('file', file, FILE).withCsrfToken()
    const stranger = await upload()
    stranger.assertStatus(401)
    const unverified = await createUser({ verified: false })
    const response = await upload().loginAs(unverified)
    response.assertStatus(403)
    assert.isNull(await Image.findBy('user_id', unverified.id))
  })

  test('repeated with their key are one', async ({ client, assert }) => {
    const user = await createUser()
    const file = await photograph().jpeg().toBuffer()
    const key = randomUUID()
    const send = () =>
      client
        .post('/api/uploads')
        .file('file', file, FILE)
        .header('Idempotency-Key', key)
        .withCsrfToken()
        .loginAs(user)
    const [first, second] = await Promise.all([send(), send()])
    first.assertStatus(201)
    second.assertStatus(201)
    assert.deepEqual(first.body(), second.body())
    assert.lengthOf(await Image.query().where('user_id', user.id), 1)
  })

  test('repeated with their key and another file are refused, and leave no second file', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const key = randomUUID()
    const send = (file: Buffer) =>
      client
        .post('/api/uploads')
        .file('file', file, FILE)
        .header('Idempotency-Key', key)
        .withCsrfToken()
        .loginAs(user)
    const first = await send(await photograph().jpeg().toBuffer())
    const other = await photograph().jpeg().toBuffer()
    const second = await send(other)
    first.assertStatus(201)
    second.assertStatus(422)
    const hash = await hashImage(other, null)
    assert.notEqual(hash, hashOf(first.body().upload))
    assert.isNull(await ImageContent.find(hash))
    assert.isEmpty(await storedFiles(hash))
  })

  test('keep the form of a refusal: {status}')
    .with([
      { status: 422, fields: {}, field: 'file' },
      { status: 422, fields: { file: 'cut' }, field: 'file' },
      { status: 422, fields: { file: 'whole', for: 'wallpaper' }, field: 'for' },
      { status: 415, fields: { file: 'text' } },
    ])
    .run(async ({ client, assert }, { status, fields, field }) => {
      const user = await createUser()
      const whole = await photograph(200, 200).jpeg().toBuffer()
      const bodies = { whole, cut: whole.subarray(0, 3_000), text: Buffer.from('a house') }
      const request = client.post('/api/uploads').field('for', fields.for ?? 'avatar')
      if (fields.file) request.file('file', bodies[fields.file as keyof typeof bodies], FILE)
      const response = await request.withCsrfToken().loginAs(user)
      response.assertStatus(status)
      assert.isString(response.body().message)
      if (field) assert.isArray(response.body().errors[field])
      assert.isNull(await Image.findBy('user_id', user.id))
      assert.isEmpty(await temporaryUploads())
    })

  test('that are not multipart have no file', async ({ client, assert }) => {
    const response = await client
      .post('/api/uploads')
      .json({ file: 'house.jpg' })
      .withCsrfToken()
      .loginAs(await createUser())
    response.assertStatus(422)
    assert.properties(response.body().errors, ['file'])
  })
})
