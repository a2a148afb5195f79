import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { DriveManager } from '@adonisjs/drive'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import { s3Options } from '#app/media/files/bucket_options'
import Image from '#app/media/image'
import ImageContent from '#app/media/image_content'
import { eventually } from '#tests/support/eventually'
import { S3Server } from '#tests/support/s3_server'
import { createUser } from '#tests/support/users'
import { hashOf, settled } from '#app/media/tests/media_state'
import { photograph } from '#app/media/tests/photographs'

test.group('Pictures in a bucket', (group) => {
  const s3 = new S3Server()
  let endpoint: string

  group.setup(async () => {
    endpoint = await s3.start()
    useBucket({ endpoint, secretAccessKey: s3.secret })
    return () => {
      app.container.bindValue('drive.manager', drive)
      s3.stop()
    }
  })

  const keysBelow = (folder: string) =>
    [...s3.objects.keys()].filter((key) => key.startsWith(folder))

  function useBucket(settings: { endpoint: string; secretAccessKey: string }) {
    const options = s3Options({
      bucket: s3.bucket,
      region: 'eu-south-1',
      accessKeyId: s3.keyId,
      ...settings,
    })
    const bucket = () => new S3Driver(options)
    const manager = new DriveManager({ default: 's3', services: { s3: bucket, folder: bucket } })
    app.container.bindValue('drive.manager', manager as typeof drive)
  }

  test('are stored, given variants, served and deleted', async ({ client, assert }) => {
    const owner = await createUser()
    const response = await client
      .post('/api/uploads')
      .file('file', await photograph(400, 300).jpeg().toBuffer(), { filename: 'house.jpg' })
      .withCsrfToken()
      .loginAs(owner)
    response.assertStatus(201)
    const { upload } = response.body()
    const hash = hashOf(upload)
    const { status, variants } = await settled(hash)
    assert.equal(status, 'ready')

    const folder = `images/${hash.slice(0, 2)}/${hash}`
    assert.sameMembers(
      keysBelow(folder),
      ['original.jpg', '320.avif', '320.webp', '320.jpg', '400.avif', '400.webp'].map(
        (file) => `${folder}/${file}`
      )
    )
    assert.equal(s3.objects.get(`${folder}/320.avif`)!.type, 'image/avif')

    for (const { file, bytes } of variants) {
      const served = await client.get(`/media/${hash}/${file}`)
      served.assertStatus(200)
      assert.equal((served.body() as Buffer).length, bytes)
      assert.isTrue((served.body() as Buffer).equals(s3.objects.get(`${folder}/${file}`)!.body))
    }

    s3.objects.delete(`${folder}/320.webp`)
    ;(await client.get(`/media/${hash}/320.webp`)).assertStatus(404)

    await client.delete(`/api/upload/${upload.id}`).withCsrfToken().loginAs(owner)
    await eventually(async () => (await ImageContent.find(hash)) === null)
    assert.isEmpty(keysBelow(folder))
    assert.equal(s3.refused, 0)
  })

  test('that it refuses are not uploaded, and leave no row', async ({ client, assert }) => {
    useBucket({ endpoint, secretAccessKey: 'wrong' })
    const owner = await createUser()
    const response = await client
      .post('/api/uploads')
      .file('file', await photograph().jpeg().toBuffer(), { filename: 'house.jpg' })
      .withCsrfToken()
      .loginAs(owner)
    response.assertStatus(500)
    assert.isAbove(s3.refused, 0)
    assert.isNull(await Image.findBy('user_id', owner.id))
  })
})
