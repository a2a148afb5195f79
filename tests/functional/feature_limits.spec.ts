import { test } from '@japa/runner'
import sharp from 'sharp'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import type User from '#app/accounts/user'
import { chatLimits } from '#app/chats/chat_limits'
import { accountKey, type AttemptLimits } from '#app/common/rate_limits/attempts'
import { WRITE_LIMITS } from '#app/common/rate_limits/write_limits'
import { paintedPng } from '#app/designs/tests/corrections_png'
import { createDesign } from '#app/designs/tests/design_factory'
import { dataUrl } from '#app/designs/tests/design_owner'
import { designLimits } from '#app/designs/design_rate_limits'
import { MEGAPIXEL_LIMITS, PICTURE_LIMITS } from '#app/media/uploads/upload_limits'
import { photograph } from '#app/media/tests/photographs'
import { NEW_MARKET_LIMITS } from '#app/places/markets/market_limits'
import { NEW_LISTING_LIMITS, VISIT_LIMITS } from '#app/properties/property_limits'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

/** As if the account had done all but some of what it may. */
async function leave(limits: AttemptLimits, account: string, left: number): Promise<void> {
  const { requests, every: duration } = limits.account!
  const counter = limits.isLocal
    ? limiter.use('memory', { requests, duration })
    : limiter.use({ requests, duration })
  await counter.set(accountKey(limits, account), requests - left, duration)
}

const post = (client: ApiClient, user: User, path: string, body: object = {}) =>
  client.post(path).json(body).withCsrfToken().loginAs(user)

const place = (name: string) => ({
  name,
  city: name,
  country: 'Italy',
  country_code: 'IT',
  latitude: 44.1,
  longitude: 9.1,
})

interface Limited {
  limits: AttemptLimits
  path: string
  body?: object
  /** what the last call that still counts answers */
  status: number
}

const LIMITED: Record<string, Limited> = {
  'new listings': { limits: NEW_LISTING_LIMITS, path: '/api/properties', status: 201 },
  'copies': {
    limits: NEW_LISTING_LIMITS,
    path: '/api/properties/:slug/duplicate',
    status: 201,
  },
  'new markets': {
    limits: NEW_MARKET_LIMITS,
    path: '/api/markets',
    body: { market: place('Bogliasco') },
    status: 201,
  },
  'prompts': {
    limits: designLimits.prompt,
    path: '/api/designs/prompts',
    body: {},
    status: 422,
  },
  'pictures': { limits: PICTURE_LIMITS, path: '/api/uploads', status: 422 },
  'views': { limits: VISIT_LIMITS, path: '/api/properties/:slug/views', status: 204 },
  'sights': { limits: VISIT_LIMITS, path: '/api/properties/:slug/sights', body: {}, status: 422 },
  'shares': { limits: VISIT_LIMITS, path: '/api/properties/:slug/shares', status: 204 },
  'all writes': { limits: WRITE_LIMITS, path: '/api/chats/presence', status: 200 },
}

test.group('Limits of an account', () => {
  for (const [what, { limits, path, body, status }] of Object.entries(LIMITED)) {
    test(`end ${what}, for this account alone`, async ({ client, assert }) => {
      const [user, other] = [
        await createUser({ type: 'realtor' }),
        await createUser({ type: 'realtor' }),
      ]
      const { slug } = await createPublished(user)
      const filled = path.replace(':slug', slug)
      await leave(limits, String(user.id), 1)
      const last = await post(client, user, filled, body)
      assert.equal(last.status(), status)
      const over = await post(client, user, filled, body)
      over.assertStatus(429)
      assert.isAbove(Number(over.header('retry-after')), 0)
      const theirs = await post(client, other, filled, body)
      assert.notEqual(theirs.status(), 429)
    })
  }

  test('count pictures by their megapixels, once they have to be decoded', async ({
    client,
    assert,
  }) => {
    const [user, other] = [await createUser(), await createUser()]
    const flat = (background: string) =>
      sharp({ create: { width: 10_000, height: 5000, channels: 3, background } })
        .jpeg({ quality: 1 })
        .toBuffer()
    const [small, large] = [await photograph().jpeg().toBuffer(), await flat('#123')]
    const send = (sender: User, file: Buffer) =>
      client
        .post('/api/uploads')
        .file('file', file, { filename: 'flat.jpg', contentType: 'image/jpeg' })
        .withCsrfToken()
        .loginAs(sender)

    await leave(MEGAPIXEL_LIMITS, String(user.id), 49)
    ;(await send(user, small)).assertStatus(201)
    const over = await send(user, large)
    over.assertStatus(429)
    assert.match(over.body().message, /^Too many megapixels of pictures\. Try again in \d+ /)
    assert.isAbove(Number(over.header('retry-after')), 0)
    ;(await send(user, small)).assertStatus(201)
    ;(await send(other, await photograph().jpeg().toBuffer())).assertStatus(201)

    const checked = { image: `data:image/jpeg;base64,${large.toString('base64')}` }
    ;(await post(client, user, '/api/designs/checks', checked)).assertStatus(429)
    ;(await post(client, user, '/api/designs/generate', checked)).assertStatus(429)
  })

  test('count corrections of a design by their megapixels', async ({ client, assert }) => {
    const user = await createUser()
    const { id } = await createDesign(user)
    const image = dataUrl(await paintedPng(1440, 960, () => 1), 'image/png')
    const send = () =>
      client.put(`/api/designs/${id}/corrections`).json({ image }).withCsrfToken().loginAs(user)
    await leave(MEGAPIXEL_LIMITS, String(user.id), 2)
    ;(await send()).assertStatus(200)
    const over = await send()
    over.assertStatus(429)
    assert.match(over.body().message, /^Too many megapixels of pictures\./)
  })

  test('count each copy of a call about several', async ({ client, assert }) => {
    const user = await createUser({ type: 'realtor' })
    const slugs = [(await createPublished(user)).slug, (await createPublished(user)).slug]
    await leave(NEW_LISTING_LIMITS, String(user.id), 1)
    const answer = await post(client, user, '/api/properties/bulk/duplicate', { slugs })
    answer.assertStatus(429)
    const listed = await client.get(`/api/properties/draft/paginate/5`).loginAs(user)
    assert.notInclude(JSON.stringify(listed.body()), 'copy')
  })

  test('end invitations of one person to group after group', async ({ client }) => {
    const [user, stranger, other] = [await createUser(), await createUser(), await createUser()]
    await leave(chatLimits.invite, `${user.id} ${stranger.id}`, 1)
    const invite = (ids: number[]) =>
      post(client, user, '/api/chats', { type: 'group', name: 'Riviera', user_ids: ids })
    ;(await invite([stranger.id])).assertStatus(201)
    ;(await invite([other.id, stranger.id])).assertStatus(429)
    ;(await invite([other.id])).assertStatus(201)
  })
})
