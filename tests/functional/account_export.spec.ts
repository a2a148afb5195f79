import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import db from '@adonisjs/lucid/services/db'
import { writeArchive } from '#app/accounts/exports/export_archive'
import SweepExports from '#app/accounts/exports/sweep_exports_job'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { storeImage } from '#app/media/tests/store_image'
import type { CookieClient } from '#tests/support/cookie_client'
import { eventually } from '#tests/support/eventually'
import { fetchFromSuite } from '#tests/support/fetch_from_suite'
import { nextMailTo } from '#tests/support/mails'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD } from '#tests/support/users'

const PATH = '/api/settings/exports'

interface Export {
  id: number
  status: string
  url: string | null
  expires_at: string
}

const exportIn = (answer: { body: unknown }) => (answer.body as { export: Export }).export

async function madeExport(visitor: CookieClient): Promise<Export> {
  const { id } = exportIn(await visitor.post(PATH))
  await eventually(async () => exportIn(await visitor.get(`${PATH}/${id}`)).status !== 'pending', {
    what: () => 'an export',
  })
  return exportIn(await visitor.get(`${PATH}/${id}`))
}

async function unpacked(visitor: CookieClient, url: string) {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const response = await fetchFromSuite(url, { headers: { cookie } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, files: unzipSync(bytes) }
}

test.group('Exports', () => {
  test('hold what somebody wrote and uploaded, with pictures and an index', async ({ assert }) => {
    const user = await createUser({ type: 'realtor', name: 'Zita <b>Neri</b>' })
    const visitor = await signedInVisitor(user)
    const source = await sharp({
      create: { width: 64, height: 48, channels: 3, background: '#375' },
    })
      .jpeg()
      .toBuffer()
    const image = await storeImage({ source, owner: user, purpose: 'property' })
    await visitor.post('/api/properties', { property: { name: 'Casa Zita' } })
    const friend = await createUser()
    await visitor.post('/api/chats', { user_ids: [friend.id], message: 'The house is lovely.' })
    await visitor.post(`/api/users/${friend.id}/follow`)

    const mail = nextMailTo(user.email)
    const made = await madeExport(visitor)
    assert.equal(made.status, 'ready')
    assert.closeTo(Date.parse(made.expires_at), Date.now() + 7 * 86_400_000, 60_000)
    assert.equal((await mail).subject, 'Your data is ready')

    const { response, files } = await unpacked(visitor, made.url!)
    assert.equal(response.headers.get('content-type'), 'application/zip')
    assert.match(response.headers.get('content-disposition') ?? '', /^attachment/)
    const read = (name: string) => JSON.parse(strFromU8(files[name]))
    assert.deepInclude(read('account.json'), { handle: user.handle, email: user.email })
    assert.notInclude(strFromU8(files['account.json']), '$argon2')
    assert.equal(read('listings.json')[0].name, 'Casa Zita')
    assert.equal(read('messages.json')[0].content, 'The house is lovely.')
    assert.equal(read('profile.json').followings[0].handle, friend.handle)
    const others = 'pictures designs credits markets reports teams notifications blocked webhooks'
    for (const name of others.split(' ')) {
      assert.include(Object.keys(files), `${name}.json`)
    }
    const picture = await sharp(files[`pictures/${image.id}.jpg`]).metadata()
    assert.deepInclude(picture, { width: 64, height: 48 })
    const index = strFromU8(files['index.html'])
    assert.include(index, `pictures/${image.id}.jpg`)
    assert.include(index, 'Zita &lt;b&gt;')
  })

  test('end when the disk is full, and leave the server up', async ({ assert }) => {
    const user = await createUser()
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const source = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#375', noise },
    })
      .jpeg({ quality: 90 })
      .toBuffer()
    await storeImage({ source, owner: user, purpose: 'property' })
    const unhandled: unknown[] = []
    const note = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', note)
    try {
      await assert.rejects(() => writeArchive(user, '/dev/full'), /ENOSPC/)
    } finally {
      process.off('unhandledRejection', note)
    }
    assert.isEmpty(unhandled)
  })

  test('are made once at a time, and repeated with the same key', async ({ assert }) => {
    const visitor = await signedInVisitor(await createUser())
    const key = { 'idempotency-key': randomUUID() }
    const ask = (headers = {}) => visitor.post(PATH, {}, headers)
    const repeated = await Promise.all([ask(key), ask(key)])
    for (const answer of repeated) assert.equal(answer.status, 202)
    const [id, ...others] = new Set(repeated.map((answer) => exportIn(answer).id))
    assert.isEmpty(others)

    await eventually(async () => exportIn(await visitor.get(`${PATH}/${id}`)).status === 'ready')
    // as it was while it was made
    await db.from('account_exports').where({ id }).update({ status: 'pending' })
    const answers = await Promise.all([ask(), ask()])
    for (const answer of answers) assert.equal(exportIn(answer).id, id)
  })

  test('are their owner’s only, and no program’s', async ({ assert, client }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const made = await madeExport(visitor)
    const stranger = await signedInVisitor(await createUser())
    assert.equal((await stranger.get(`${PATH}/${made.id}`)).status, 404)
    assert.equal((await stranger.get(made.url!)).status, 404)
    const token = await issueToken(user, { abilities: ['read', 'create'] })
    const program = await client.post(PATH).header('authorization', `Bearer ${token}`)
    program.assertStatus(403)
    const anonymous = await client.post(PATH).withCsrfToken()
    anonymous.assertStatus(401)
  })

  test('are gone after seven days, and with the account', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const made = await madeExport(visitor)
    await db
      .from('account_exports')
      .where('id', made.id)
      .update({ expires_at: db.raw(`now() - interval '1 minute'`) })
    assert.equal((await visitor.get(made.url!)).status, 404)
    assert.deepInclude(exportIn(await visitor.get(`${PATH}/${made.id}`)), {
      status: 'expired',
      url: null,
    })
    await new SweepExports().execute()
    const [row] = await db.from('account_exports').where('id', made.id)
    assert.equal(row.status, 'expired')

    await visitor.delete('/api/settings/account', { password: PASSWORD })
    assert.isEmpty(await db.from('account_exports').where('user_id', user.id))
  })
})
