import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { DriveManager } from '@adonisjs/drive'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { s3Options } from '#app/media/files/bucket_options'
import { addDocument } from '#app/properties/documents/change_document'
import { storeDocumentFile } from '#app/properties/documents/document_files'
import { createPublished } from '#app/properties/tests/property_factory'
import { videoFiles } from '#app/videos/playback/video_files'
import env from '#start/env'
import { S3Server } from '#tests/support/s3_server'
import { createUser } from '#tests/support/users'
import { pdfFile } from '#app/properties/tests/pdf_files'

const BASE = 'http://localhost'
const MAX_SECONDS = 10 * 60
const FILE = pdfFile({ pages: 2 })

async function listedDocument({ isPublic = false } = {}) {
  const owner = await createUser({ type: 'realtor' })
  const { slug } = await createPublished(owner)
  const { id } = await storeDocumentFile(FILE, (fileKey) =>
    transaction((trx) =>
      addDocument({ user: owner, trx }, slug, { fileKey, name: 'Floor plan', isPublic })
    )
  )
  return { owner, id }
}

const open = (client: ApiClient, id: string, reader: User | null) => {
  const request = client.get(`/documents/${id}`).redirects(0)
  return reader ? request.loginAs(reader) : request
}

/** Of the file, as somebody who may read the document is led to it. */
async function linkFor(client: ApiClient, id: string, reader: User | null): Promise<string> {
  const answer = await open(client, id, reader)
  answer.assertStatus(302)
  answer.assertHeader('cache-control', 'private, no-store')
  return answer.header('location')!
}

async function at<T>(time: number, work: () => Promise<T>): Promise<T> {
  const now = Date.now
  Date.now = () => time
  try {
    return await work()
  } finally {
    Date.now = now
  }
}

test.group('Links to the files of documents', () => {
  test('are good for minutes, without a session, and are never shown or kept', async ({
    client,
    assert,
  }) => {
    const { owner, id } = await listedDocument()
    const link = await linkFor(client, id, owner)
    const expires = Number(new URL(link, BASE).searchParams.get('expires'))
    assert.isAbove(expires, Date.now() / 1000)
    assert.isAtMost(expires, Date.now() / 1000 + MAX_SECONDS)
    const file = await client.get(link)
    file.assertStatus(200)
    assert.isTrue((file.body() as Buffer).equals(FILE))
    assert.isUndefined(file.headers()['set-cookie'])
    file.assertHeader('content-type', 'application/pdf')
    file.assertHeader('content-length', String(FILE.length))
    file.assertHeader('content-disposition', 'attachment; filename="Floor plan.pdf"')
    file.assertHeader('content-security-policy', "sandbox; default-src 'none'")
    file.assertHeader('cache-control', 'private, no-store')
    ;(await client.request(link, 'HEAD')).assertStatus(200)
  })

  test('that were forged or have expired answer 404', async ({ client, assert }) => {
    const { owner, id } = await listedDocument()
    const other = await listedDocument()
    const { pathname, search, searchParams } = new URL(await linkFor(client, id, owner), BASE)
    const others = new URL(await linkFor(client, other.id, other.owner), BASE)
    const expires = Number(searchParams.get('expires'))
    const key = pathname.replace('/documents/files/', '')
    const ofVideo = new URL(await videoFiles.addressOf({ key, audience: 'private' }), BASE)
    const forged = [
      pathname,
      others.pathname + search,
      pathname + ofVideo.search,
      pathname + search.replace(`expires=${expires}`, `expires=${expires + 60}`),
      pathname + search.replace('download=Floor', 'download=Wall'),
      pathname + search.replace(/signature=.{4}/, 'signature=AAAA'),
    ]
    for (const path of forged) (await client.get(path)).assertStatus(404)
    await at((expires - 1) * 1000, async () => {
      ;(await client.get(pathname + search)).assertStatus(200)
    })
    await at((expires + 1) * 1000, async () => {
      const late = await client.get(pathname + search)
      late.assertStatus(404)
      assert.equal(late.header('cache-control'), 'no-store')
    })
  })

  test('are given to nobody who may not read the document', async ({ client }) => {
    const { id } = await listedDocument()
    for (const reader of [null, await createUser(), await createUser({ type: 'realtor' })]) {
      ;(await open(client, id, reader)).assertStatus(404)
    }
    const { id: publicId } = await listedDocument({ isPublic: true })
    ;(await client.get(await linkFor(client, publicId, null))).assertStatus(200)
  })

  test('answer 404 once the document is gone', async ({ client }) => {
    const { owner, id } = await listedDocument()
    const link = await linkFor(client, id, owner)
    await client.delete(`/api/documents/${id}`).withCsrfToken().loginAs(owner)
    ;(await client.get(link)).assertStatus(404)
    ;(await open(client, id, owner)).assertStatus(404)
  })
})

test.group('Links to the files of documents in a bucket', (group) => {
  const s3 = new S3Server()

  group.setup(async () => {
    const options = s3Options({
      ...{ bucket: s3.bucket, region: 'eu-south-1', endpoint: await s3.start() },
      ...{ accessKeyId: s3.keyId, secretAccessKey: s3.secret },
    })
    const bucket = () => new S3Driver(options)
    const manager = new DriveManager({ default: 's3', services: { s3: bucket, folder: bucket } })
    const disk = env.get('DRIVE_DISK', 'folder')
    app.container.bindValue('drive.manager', manager as typeof drive)
    env.set('DRIVE_DISK', 's3')
    return () => {
      env.set('DRIVE_DISK', disk)
      app.container.bindValue('drive.manager', drive)
      s3.stop()
    }
  })

  test('are the bucket’s own, which refuses them forged or late', async ({ client, assert }) => {
    const { owner, id } = await listedDocument()
    const link = await linkFor(client, id, owner)
    const { searchParams } = new URL(link)
    assert.equal(searchParams.get('response-content-type'), 'application/pdf')
    assert.equal(
      searchParams.get('response-content-disposition'),
      'attachment; filename="Floor plan.pdf"'
    )
    const seconds = Number(searchParams.get('X-Amz-Expires'))
    assert.isAtMost(seconds, MAX_SECONDS)
    const file = await fetch(link)
    assert.equal(file.status, 200)
    assert.isTrue(Buffer.from(await file.arrayBuffer()).equals(FILE))

    const forged = link.replace(/X-Amz-Expires=\d+/, `X-Amz-Expires=${seconds + 60}`)
    assert.equal((await fetch(forged)).status, 403)
    await at(Date.now() + (seconds + 1) * 1000, async () => {
      assert.equal((await fetch(link)).status, 403)
    })
  })
})
