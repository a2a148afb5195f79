import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Secret, TOTP } from 'otpauth'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import { addPasskey, confirmedVisitor, requestOptions } from '#app/accounts/passkeys/passkey_visit'
import TwoFactor from '#app/accounts/two_factor/two_factor'
import { KNOWN_BROWSER_COOKIE } from '#app/kernel/http/cookie_names'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'

const SUBJECT = /New sign-in/
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

async function tellings(user: User): Promise<number> {
  const told: unknown[] = await db
    .from('account_undos')
    .where('user_id', user.id)
    .whereLike('subject', 'New sign-in%')
  return told.length
}

const signInAgain = (visitor: CookieClient, user: User, headers = {}) =>
  visitor.post('/login', { email: user.email, password: PASSWORD }, headers)

test.group('A sign-in from a new device', () => {
  test('is told by mail: device, browser, address and time', async ({ assert }) => {
    const user = await createUser()
    await signedInVisitor(user)
    const mail = nextMailTo(user.email, SUBJECT)
    await signInAgain(new CookieClient(), user, { 'user-agent': PHONE })
    const text = String((await mail).text)
    assert.match(text, /Safari 18 on iPhone, from 127\.0\.0\.1, on \w+ \d+, \d{4}.* UTC/)
    assert.match(text, /signs out every browser/)
  })

  test('is none in the browser somebody registered in', async ({ assert }) => {
    const handle = uniqueHandle()
    const visitor = new CookieClient()
    await visitor.post('/register', {
      name: 'Livia Conti',
      handle,
      email: `${handle}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      type: 'member',
      terms: true,
    })
    await visitor.post('/logout')
    const user = await User.findByOrFail('handle', handle)
    await signInAgain(visitor, user)
    assert.equal(await tellings(user), 0)
    await signedInVisitor(user)
    assert.equal(await tellings(user), 1)
  })

  test('is told once for each browser, whose cookie is not readable in the database', async ({
    assert,
  }) => {
    const user = await createUser()
    await signedInVisitor(user)
    const visitor = await signedInVisitor(user)
    const cookie = visitor.cookies.get(KNOWN_BROWSER_COOKIE) ?? ''
    assert.isNotEmpty(cookie)
    await visitor.post('/logout')
    await signInAgain(visitor.copy(KNOWN_BROWSER_COOKIE), user)
    assert.equal(await tellings(user), 1)
    const rows = JSON.stringify(await db.from('known_devices').where('user_id', user.id))
    assert.notInclude(rows, cookie)
  })

  test('is one for each account, and a forged cookie is no known one', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const other = await createUser()
    await signedInVisitor(other)
    await signInAgain(visitor.copy(KNOWN_BROWSER_COOKIE), other)
    assert.equal(await tellings(other), 1)
    const forged = new CookieClient()
    forged.cookies.set(KNOWN_BROWSER_COOKIE, 'forged')
    await signInAgain(forged, user)
    assert.equal(await tellings(user), 1)
  })

  test('is told by whatever way somebody signs in', async ({ assert }) => {
    const user = await createUser()
    const { device } = await addPasskey(user, await confirmedVisitor(user))
    const byPasskey = new CookieClient()
    const credential = device.get(await requestOptions(byPasskey))
    await byPasskey.post('/login/passkey', { credential })
    assert.equal(await tellings(user), 1)

    const secret = 'JBSWY3DPEHPK3PXP'
    const confirmedAt = DateTime.now()
    await TwoFactor.create({ userId: user.id, secret, recoveryCodes: [], confirmedAt, lastStep: 0 })
    const byCode = new CookieClient()
    await signInAgain(byCode, user)
    assert.equal(await tellings(user), 1)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await byCode.post('/two-factor-challenge', { code })
    assert.equal(await tellings(user), 2)
  })

  test('is undone by the link: the session ends, and the browser is a new one again', async ({
    assert,
  }) => {
    const user = await createUser()
    await signedInVisitor(user)
    const mail = nextMailTo(user.email, SUBJECT)
    const intruder = await signedInVisitor(user)
    const undone = await new CookieClient().post(linkIn(await mail))
    assert.match((undone.body as { redirect: string }).redirect, /^\/reset-password\//)
    assert.isFalse(await isSignedIn(intruder))

    await db.from('users').where('id', user.id).update({ password: user.password })
    await signInAgain(intruder.copy(KNOWN_BROWSER_COOKIE), user)
    assert.equal(await tellings(user), 2)
  })

  test('twice at once from one browser is told once', async ({ assert }) => {
    const user = await createUser()
    const known = await signedInVisitor(await createUser())
    await signedInVisitor(user)
    const twins = [0, 1].map(() => known.copy(KNOWN_BROWSER_COOKIE))
    await Promise.all(twins.map((each) => signInAgain(each, user)))
    assert.equal(await tellings(user), 1)
  })

  test('is forgotten with the account', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    assert.lengthOf(await db.from('known_devices').where('user_id', user.id), 1)
    await visitor.delete('/api/settings/account', { password: PASSWORD })
    assert.lengthOf(await db.from('known_devices').where('user_id', user.id), 0)
  })
})
