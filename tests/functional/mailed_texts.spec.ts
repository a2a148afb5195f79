import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { createDream } from '#app/dreams/dream_factory'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser, uniqueHandle } from '#tests/support/users'

const TRICKS = [
  'Visit evil.example',
  'Visit https://1.2.3',
  'http://localhost/now',
  'evil。com',
  'evil.\u00ADcom',
  'evil．ＣＯＭ',
  'evil\u2024com',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'evil.xn--p1ai',
  'www.x.y',
  'Log in at 10.1.2.3',
]
const BREAKS = ['One\nTwo', 'One\rTwo', 'One\u2028Two', 'One\u2029Two']

interface Text {
  method?: 'POST' | 'PATCH'
  path: string
  body: (text: string) => object
  /** several lines are fine */
  isLong?: boolean
}

/** Every text that a stranger can have mailed. */
const TEXTS: Record<string, Text> = {
  'the name of a person': {
    method: 'PATCH',
    path: '/api/settings/profile',
    body: (name) => ({ name }),
  },
  'the name of a team': {
    path: '/api/teams',
    body: (name) => ({ team: { name, handle: uniqueHandle(), type: 'studio' } }),
  },
  'the name of a saved search': {
    path: '/api/saved-searches',
    body: (name) => ({ saved_search: { name, query: {}, frequency: 'daily' } }),
  },
  'the title of a dream': { path: '/api/dreams', body: (title) => ({ dream: { title } }) },
  'the name of a group': {
    path: '/api/chats',
    body: (name) => ({ type: 'group', name, user_ids: [] }),
  },
  'the name of a listing': {
    path: '/api/properties/:draft',
    body: (name) => ({ property: { name } }),
  },
  'the address of a listing': {
    path: '/api/properties/:draft',
    body: (address) => ({ property: { address } }),
  },
  'the notes of an open house': {
    path: '/api/open-houses',
    body: (notes) => ({
      open_house: { property_slug: ':published', starts_at: 'x', ends_at: 'x', notes },
    }),
    isLong: true,
  },
  'the words on a gift': {
    path: '/api/farm/gifts',
    body: (message) => ({ gift: { kind: 'credits', contact_id: 1, message } }),
    isLong: true,
  },
}

async function refused(client: ApiClient, user: User, text: Text, given: string, slug: string) {
  const answer = await client
    .request(text.path.replace(':draft', slug), text.method ?? 'POST')
    .json(text.body(given))
    .withCsrfToken()
    .loginAs(user)
  if (answer.status() !== 422) return `${answer.status()} for ${JSON.stringify(given)}`
  return JSON.stringify(answer.body().errors)
}

test.group('Texts of strangers in mails', () => {
  for (const [what, text] of Object.entries(TEXTS)) {
    test(`${what} has no web address and no line break`, async ({ client, assert }) => {
      const user = await createUser({ type: 'realtor' })
      const { slug } = await createDraft(user, { name: 'Draft' })
      for (const given of TRICKS) {
        const answer = await refused(client, user, text, given, slug)
        assert.include(answer, 'Leave out web addresses', given)
      }
      if (text.isLong) return
      for (const given of BREAKS) {
        const answer = await refused(client, user, text, given, slug)
        assert.include(answer, 'Use only letters, digits and punctuation', given)
      }
    })
  }
})

test.group('Names and addresses with dots', () => {
  test('may be mailed, as they end in no domain', async ({ client }) => {
    const user = await createUser({ type: 'realtor' })
    const { slug } = await createDraft(user, { name: 'Draft' })
    for (const address of ['Via S.Stefano 4', 'Hauptstr.5', 'St.Moritz, Via Maistra']) {
      const answer = await client
        .post(`/api/properties/${slug}`)
        .json({ property: { address, name: address, city: 'St.Moritz' } })
        .withCsrfToken()
        .loginAs(user)
      answer.assertStatus(200)
    }
  })
})

test.group('Mails that nobody asked for', () => {
  test('are three a day for each mailbox, whoever sends them and why', async ({
    client,
    assert,
  }) => {
    const senders = [await createUser(), await createUser(), await createUser()]
    const mailbox = uniqueHandle()
    const invite = async (sender: User, email: string) => {
      const { handle } = await teamOf(sender)
      return client
        .post(`/api/teams/${handle}/invitations`)
        .json({ email, role: 'viewer' })
        .withCsrfToken()
        .loginAs(sender)
    }
    const { slug } = await createPublished(senders[0])
    const first = await invite(senders[0], `${mailbox}@example.com`)
    first.assertStatus(201)
    const second = await client
      .post(`/api/properties/${slug}/inquiries`)
      .json({ name: 'Livia', email: `${mailbox}+two@example.com`, message: 'Is it light?' })
      .withCsrfToken()
    second.assertStatus(202)
    const { id } = await createDream(senders[1])
    const third = await client
      .post(`/api/dream/${id}/members`)
      .json({ email: `${mailbox}@example.com` })
      .withCsrfToken()
      .loginAs(senders[1])
    third.assertStatus(201)

    const search = { name: 'Sea', query: {}, frequency: 'daily', email: `${mailbox}@example.com` }
    const late = [
      await invite(senders[2], `${mailbox}@example.com`),
      await invite(senders[2], `${mailbox}+four@example.com`),
      await client.post('/api/saved-searches').json({ saved_search: search }).withCsrfToken(),
    ]
    for (const answer of late) {
      answer.assertStatus(429)
      assert.isAbove(Number(answer.header('retry-after')), 0)
    }
    const other = await invite(senders[2], `${uniqueHandle()}@example.com`)
    other.assertStatus(201)
  })
})
