import { Argon } from '@adonisjs/core/hash/drivers/argon'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { uniqueHandle } from '#tests/support/users'
import { CookieClient } from '#tests/support/cookie_client'

function registration(password: string) {
  const handle = uniqueHandle()
  const email = `${handle}@example.com`
  const form = { name: 'Ava Moreau', handle, email, type: 'member', terms: true }
  return { ...form, password, password_confirmation: password }
}

test.group('A password', () => {
  test('may be of any characters: {$self}')
    .with(['only lowercase words here', '8402917355610', 'ПАРОЛЬБЕЗЦИФР', '🦉🌲🦉🌲🦉🌲🦉🌲🦉🌲'])
    .run(async ({ assert }, password) => {
      const answer = await new CookieClient().post('/register', registration(password))
      assert.equal(answer.status, 201)
    })

  test('may have 64 characters and more', async ({ assert }) => {
    const password = 'A quiet lantern at the end of the pier. '.repeat(4).slice(0, 128)
    const form = registration(password)
    assert.equal((await new CookieClient().post('/register', form)).status, 201)
    const answer = await new CookieClient().post('/login', { email: form.handle, password })
    assert.equal(answer.status, 200)
  })

  test('is the same in every Unicode form, and hashes made before stay valid', async ({
    assert,
  }) => {
    const password = 'Ångström café ﬁne１２'
    const form = { ...registration(password), password_confirmation: password.normalize('NFD') }
    assert.equal((await new CookieClient().post('/register', form)).status, 201)
    const signIn = async (typed: string) =>
      (await new CookieClient().post('/login', { email: form.handle, password: typed })).status
    for (const unicode of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      assert.equal(await signIn(password.normalize(unicode)), 200, unicode)
    }
    assert.equal(await signIn('Angstrom cafe fine12'), 422)

    const driver = new Argon({ variant: 'id', memory: 1024, iterations: 2, parallelism: 1 })
    for (const unicode of ['NFC', 'NFD'] as const) {
      const former = await driver.make(password.normalize(unicode))
      await db.from('users').where('handle', form.handle).update({ password: former })
      assert.equal(await signIn(password.normalize('NFD')), 200)
      assert.equal(await signIn(password.normalize('NFC')), 200)
      assert.equal(await signIn('Angstrom cafe fine12'), 422)
    }
  })

  test('is compared as it was typed', async ({ assert }) => {
    const password = ' Two spaces  Around, and Capitals '
    const form = registration(password)
    assert.equal((await new CookieClient().post('/register', form)).status, 201)
    const signIn = async (typed: string) =>
      (await new CookieClient().post('/login', { email: form.handle, password: typed })).status
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -2)]) {
      assert.equal(await signIn(other), 422, other)
    }
    assert.equal(await signIn(password), 200)
    const browser = new CookieClient()
    const page = await browser.get('/login', { accept: 'text/html' })
    const [, token = ''] = /name="_csrf" value="([^"]+)"/.exec(String(page.body)) ?? []
    const login = { _csrf: token, email: ` ${form.handle} ` }
    const trimmed = await browser.postForm('/login', { ...login, password: password.trim() })
    assert.equal(new URL(trimmed.location ?? '').pathname, '/login')
    assert.equal((await browser.postForm('/login', { ...login, password })).location, '/dashboard')
  })
})
