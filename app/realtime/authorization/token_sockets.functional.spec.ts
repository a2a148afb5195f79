import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import PusherClient from 'pusher-js'
import User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { broadcast } from '#app/realtime/broadcast'
import { app } from '#config/realtime'
import env from '#start/env'
import { CookieClient } from '#tests/support/cookie_client'
import { RealtimeClient } from '#tests/support/realtime_client'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD } from '#tests/support/users'

/** A program that listens with a token. */
async function listen(token: string, channel: string) {
  const client = RealtimeClient.of(
    new PusherClient(app.key, {
      cluster: 'us3',
      wsHost: env.get('HOST'),
      wsPort: env.get('PORT'),
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: {
        customHandler: async ({ socketId, channelName }, callback) => {
          const answer = await new CookieClient().post(
            '/broadcasting/auth',
            { socket_id: socketId, channel_name: channelName },
            { authorization: `Bearer ${token}` }
          )
          if (answer.status === 200) callback(null, answer.body as { auth: string })
          else callback(new Error(String(answer.status)), null)
        },
      },
    })
  )
  await client.isIn('connected')
  await client.join(channel)
  return client
}

async function idsOf(user: User): Promise<number[]> {
  const tokens = await User.apiTokens.all(user)
  return tokens.map(({ identifier }) => Number(identifier)).sort((one, other) => one - other)
}

test.group('A socket opened with an API token', () => {
  test('ends with the token; those of other tokens stay', async ({ assert, cleanup }) => {
    const user = await createUser()
    const channel = `private-user.${user.id}`
    const abilities = ['read', 'create'] as const
    const [leaked, kept] = [
      await issueToken(user, { abilities }),
      await issueToken(user, { abilities }),
    ]
    const [theirs, own] = [await listen(leaked, channel), await listen(kept, channel)]
    cleanup(() => own.close())
    const [id] = await idsOf(user)
    const owner = await signedInVisitor(user)
    assert.equal((await owner.delete(`/api/tokens/${id}`)).status, 200)
    await theirs.errs(4009)
    await broadcast({ channels: [channel], event: 'secret', data: {} })
    await own.hears('secret')
    assert.lengthOf(theirs.allOf('secret'), 0)
  })

  test('ends with a new password', async ({ assert }) => {
    const user = await createUser()
    const token = await issueToken(user, { abilities: ['create'] })
    const program = await listen(token, `private-user.${user.id}`)
    const owner = await signedInVisitor(user)
    const password = 'a-quieter-lantern-7'
    const change = { current_password: PASSWORD, password, password_confirmation: password }
    assert.equal((await owner.put('/api/settings/password', change)).status, 200)
    await program.errs(4009)
  })

  test('ends with the account', async ({ assert }) => {
    const user = await createUser()
    const token = await issueToken(user, { abilities: ['create'] })
    const program = await listen(token, `private-user.${user.id}`)
    const owner = await signedInVisitor(user)
    assert.equal((await owner.delete('/api/settings/account', { password: PASSWORD })).status, 200)
    await program.errs(4009)
  })

  test('is refused for a token that ended meanwhile', async ({ assert }) => {
    const user = await createUser()
    const token = await issueToken(user, { abilities: ['create'] })
    await db.from('api_tokens').where('tokenable_id', user.id).delete()
    const answer = await new CookieClient().post(
      '/broadcasting/auth',
      { socket_id: '1.2', channel_name: `private-user.${user.id}` },
      { authorization: `Bearer ${token}` }
    )
    assert.equal(answer.status, 401)
  })
})
