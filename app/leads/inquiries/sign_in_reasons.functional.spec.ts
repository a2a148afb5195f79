import { test } from '@japa/runner'
import { createPublished } from '#app/properties/tests/property_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { createUser } from '#tests/support/users'

const HTML = { accept: 'text/html' }

test.group('Sign-in says why', () => {
  test('to save or to ask about a home, with a way to ask without an account', async ({
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor', name: 'Ava Rossi' })
    const home = await createPublished(owner)
    const reasonFor = async (path: string) => {
      const visitor = new CookieClient()
      const sent = await visitor.get(path, HTML)
      assert.equal(sent.location, '/login')
      const { body } = await visitor.get('/login', HTML)
      const [, json = ''] = /<script data-page="app"[^>]*>(.*?)<\/script>/s.exec(String(body)) ?? []
      return JSON.parse(json).props.reason
    }
    assert.deepEqual(await reasonFor(`/properties/${home.slug}/save`), {
      title: 'Sign in to save Casa Livia',
    })
    assert.deepEqual(await reasonFor(`/chats?to=${owner.id}&property=${home.id}`), {
      title: 'Sign in to message Ava Rossi about Casa Livia',
      otherwise: { label: 'Ask without an account', href: `/properties/${home.slug}/ask` },
    })
    const secret = await createPublished(owner, { is_private: true })
    assert.isNull(await reasonFor(`/properties/${secret.slug}/save`))
    assert.isNull(await reasonFor(`/chats?to=${owner.id}&property=${secret.id}`))
    assert.isNull(await reasonFor('/dashboard'))
  })
})
