import { test } from '@japa/runner'
import sharp from 'sharp'
import { TOKEN_ABILITIES } from '#app/accounts/account_options'
import { issueToken } from '#app/accounts/tokens/token_factory'
import type User from '#app/accounts/user'
import { typedCustomer } from '#app/developers/tests/typed_customer'
import { ask } from '#app/teams/tests/ask'
import { HookServer } from '#app/webhooks/tests/hook_server'
import env from '#start/env'
import { eventually } from '#tests/support/eventually'
import { ROOMY } from '#tests/support/images'
import { createUser } from '#tests/support/users'

const NAME = 'Casa Vermentino'

async function photo(): Promise<Blob> {
  const create = { ...ROOMY, channels: 3 as const, background: '#c0a080' }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], 'house.jpg', { type: 'image/jpeg' })
}

test.group('A client made of the OpenAPI document', (group) => {
  let server: HookServer
  group.each.setup(async () => {
    server = await HookServer.start()
    return () => server.stop()
  })

  test('publishes a home, finds it, chats about it and is told of both', async ({
    client,
    assert,
    cleanup,
  }) => {
    const document = (await client.get('/api/openapi.json')).text()
    const { customer, faults, remove } = await typedCustomer(document)
    cleanup(remove)
    assert.deepEqual(faults, [])

    const [realtor, buyer] = [await createUser({ type: 'realtor' }), await createUser()]
    const apiOf = async (user: User) => {
      const token = await issueToken(user, { abilities: [...TOKEN_ABILITIES] })
      return customer.connect(`http://${env.get('HOST')}:${env.get('PORT')}`, token)
    }
    const [seller, seeker] = [await apiOf(realtor), await apiOf(buyer)]
    // API tokens may not create webhooks: that takes a person’s session
    const made = await ask(client, realtor)('POST', '/api/webhooks', {
      webhook: { url: server.url(), events: ['property.published', 'message.created'] },
    })
    made.assertStatus(201)

    const { slug } = await customer.publishHome(seller, NAME, await photo())
    const found = await customer.searchVillas(seeker, NAME)
    assert.include(
      found.map((home) => home.slug),
      slug
    )

    const chat = await customer.askOwner(seeker, slug, 'Is the garden walled?')
    const requested = await customer.answerRequests(seller, 'On three sides.')
    assert.deepEqual(
      requested.map(({ id }) => id),
      [chat.id]
    )
    await customer.say(seeker, chat.id, 'I’ll come on Friday.')
    assert.sameMembers(await customer.readChat(seeker, chat.id), [
      'Is the garden walled?',
      'On three sides.',
      'I’ll come on Friday.',
    ])

    await eventually(() => server.received.length === 2)
    const { secret } = made.body()
    const heard = server.received.map((received) => customer.hear(secret, received))
    assert.sameMembers(heard, [`published ${slug}`, 'said I’ll come on Friday.'])
    const [received] = server.received
    assert.throws(() => customer.hear('whsec_c29tZWJvZHk=', received!), 'Somebody else sent this.')
  })
})
