import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import yazl from 'yazl'
import { buffer } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { archiveFiles } from '#app/imports/archives/archive_files'
import SweepArchives from '#app/imports/archives/sweep_archives_job'
import Property from '#app/properties/property'
import { enqueue } from '#app/kernel/queue/dispatch'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { finished, sendList } from '#app/imports/list_factory'

interface Part {
  name: string
  data: Buffer | string
  /** Unix mode */
  mode?: number
}

function zipped(parts: readonly Part[]): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const { name, data, mode } of parts) zip.addBuffer(Buffer.from(data), name, { mode })
  zip.end()
  return buffer(zip.outputStream)
}

function jpeg(red: number): Promise<Buffer> {
  const background = { r: red, g: 200, b: 40 }
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

function sendArchive(client: ApiClient, user: User, content: Buffer) {
  return client
    .post('/api/build/archives')
    .withCsrfToken()
    .loginAs(user)
    .header('accept', 'application/json')
    .file('file', content, { filename: 'photos.zip' })
}

/** Overwrites the size that the directory tells of its only entry. */
function lyingAbout(zip: Buffer, size: number): Buffer {
  const copy = Buffer.from(zip)
  const directory = copy.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  copy.writeUInt32LE(size, directory + 24)
  return copy
}

const countPhotos = async (slug: string | null) => {
  const property = await Property.query().where('slug', slug!).preload('images').firstOrFail()
  return property.images.length
}

test.group('A ZIP file of photos', () => {
  test('brings its photos to the rows that name them, or whose ID is their folder or start', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const photos = await Promise.all([1, 2, 3, 4, 5, 6].map(jpeg))
    const content = await zipped([
      { name: 'list.csv', data: 'id,title,photos\nA-1,One,Front.JPG|none.jpg\nB,Two,\nC,Three,\n' },
      { name: 'all/front.jpg', data: photos[0] },
      { name: 'B/10.jpg', data: photos[1] },
      { name: 'B/2.jpg', data: photos[2] },
      { name: 'a_1 garden.jpg', data: photos[3] },
      { name: 'stray.jpg', data: photos[4] },
      { name: 'C/page.jpg', data: '<html>no photo</html>' },
      { name: 'C/link.jpg', data: '/etc/passwd', mode: 0o120777 },
      { name: 'C/more.zip', data: await zipped([{ name: 'C/in.jpg', data: photos[5] }]) },
      { name: '__MACOSX/C/._x.jpg', data: photos[5] },
    ])
    const sent = await sendArchive(client, ava, content)
    sent.assertStatus(201)
    const { archive } = sent.body()
    assert.containsSubset(archive, { photos: 5, list: 'list.csv', others: 2 })

    const preview = await client
      .post('/api/build/previews')
      .withCsrfToken()
      .loginAs(ava)
      .fields({ archive: archive.id })
    preview.assertStatus(200)
    assert.equal(preview.body().preview.total, 3)
    const noah = await createUser({ type: 'realtor' })
    const stolen = await sendList(client, noah, { archive: archive.id })
    stolen.assertStatus(422)

    const started = await sendList(client, ava, { archive: archive.id })
    started.assertStatus(202)
    const done = await finished(client, ava, started.body().import.id)
    assert.containsSubset(done, {
      created: 3,
      notes: ['Photos of the ZIP file that belong to no row: stray.jpg.'],
    })
    assert.deepEqual(done.rows[0].photos.failed, [
      {
        number: 2,
        address: 'none.jpg',
        reason: 'The ZIP file has no readable photo of that name.',
      },
    ])
    assert.deepEqual(await Promise.all(done.rows.map(({ slug }) => countPhotos(slug))), [2, 2, 0])
    const { rows } = await db.rawQuery(
      'select address from listing_import_photos where import_id = ? and row = 2 order by position',
      [done.id]
    )
    assert.deepEqual(
      rows.map((row: { address: string }) => row.address),
      ['B/2.jpg', 'B/10.jpg']
    )

    const { token } = await db.from('import_archives').where('id', archive.id).firstOrFail()
    assert.isNotEmpty(await archiveFiles.read(token, '1'))
    await db
      .from('import_archives')
      .where('id', archive.id)
      .update({ created_at: db.raw(`now() - interval '25 hours'`) })
    await enqueue(SweepArchives.dispatch({}))
    await eventually(
      async () => !(await db.from('import_archives').where('id', archive.id).first())
    )
    await assert.rejects(() => archiveFiles.read(token, '1'))
    const late = await sendList(client, ava, { archive: archive.id })
    late.assertStatus(422)
    assert.match(late.body().errors.archive[0], /Choose it again/)
  })

  test('that is hostile is refused with a reason, and leaves nothing', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const photo = await jpeg(9)
    const good = await zipped([{ name: 'x.jpg', data: photo }])
    const zeros = await zipped([{ name: 'x.jpg', data: Buffer.alloc(20_000_000) }])
    const many = Array.from({ length: 5501 }, (_, at) => ({ name: `${at}.jpg`, data: '' }))
    const bad: [Buffer, RegExp][] = [
      [Buffer.from('no archive'), /can’t read this ZIP/],
      [good.subarray(0, good.length - 30), /can’t read this ZIP/],
      [
        Buffer.from(good.toString('latin1').replaceAll('x.jpg', '../.a'), 'latin1'),
        /lead out|can’t/,
      ],
      [zeros, /far more than it should/],
      [lyingAbout(zeros, 1000), /can’t read this ZIP/],
      [lyingAbout(good, 400_000_000), /far more than it should/],
      [await zipped(many), /at most 5,500 files/],
      [
        await zipped([
          { name: 'a.csv', data: 'id\n1\n' },
          { name: 'b.csv', data: 'id\n1\n' },
        ]),
        /several lists: a.csv, b.csv/,
      ],
    ]
    for (const [content, reason] of bad) {
      const refused = await sendArchive(client, ava, content)
      refused.assertStatus(422)
      assert.match(refused.body().errors.file[0], reason)
    }
    const empty = await client.post('/api/build/archives').withCsrfToken().loginAs(ava)
    empty.assertStatus(422)
    assert.isEmpty(await db.from('import_archives').where('user_id', ava.id))
  })
})
