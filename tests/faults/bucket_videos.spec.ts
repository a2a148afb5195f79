import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { addressesIn } from '#app/videos/playback/ui/renew_addresses'
import { BuiltServer } from '#tests/support/built_server'
import { eventually } from '#tests/support/eventually'
import { S3Server } from '#tests/support/s3_server'
import { VideoCustomer } from '#tests/support/video_customer'
import { Visitor } from '#tests/support/visitor'

test.group('Videos in a bucket', () => {
  test('are uploaded, made, played from there and deleted, with nothing in the folder', async ({
    assert,
    cleanup,
  }) => {
    const s3 = new S3Server()
    const endpoint = await s3.start()
    cleanup(() => s3.stop())
    const server = await BuiltServer.create({
      env: {
        DRIVE_DISK: 's3',
        S3_BUCKET: s3.bucket,
        S3_REGION: 'eu-south-1',
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: s3.keyId,
        S3_SECRET_ACCESS_KEY: s3.secret,
      },
    })
    cleanup(() => server.remove())
    await server.start()
    const visitor = new Visitor(server.url)
    await visitor.register('filmer', server.storage)
    const customer = new VideoCustomer(visitor)
    const content = new Uint8Array(await readFile('app/videos/tests/fixtures/house.mp4'))
    const { id, slug } = await customer.upload(content)
    const ready = await customer.ended(id)
    assert.equal(ready.status, 'ready', String(ready.error))
    const keys = (start: string) => [...s3.objects.keys()].filter((key) => key.startsWith(start))
    assert.isNotEmpty(keys('videos/'))
    await eventually(() => keys('video_uploads/').length === 0, {
      what: () => `the upload to go: ${keys('video_uploads/').join(' ')}`,
    })

    const playlist = await (await visitor.get(`/videos/${slug}/360p.m3u8`)).text()
    const { segments } = addressesIn(playlist, server.url)
    assert.lengthOf(segments, 3)
    for (const address of segments) {
      assert.isTrue(address.startsWith(endpoint), address)
      assert.equal((await fetch(address)).status, 200)
    }
    assert.equal((await fetch(segments[0].replace('seg_00000', 'seg_00001'))).status, 403)
    assert.equal((await customer.delete(id)).status, 200)
    await eventually(() => keys('videos/').length === 0, { what: () => 'its files to go' })
  }).timeout(600_000)
})
