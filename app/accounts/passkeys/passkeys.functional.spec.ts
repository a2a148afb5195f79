// Long because: a whole authenticator, and every way that a passkey can be refused.
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ORIGINS, RP_ID } from '#app/accounts/passkeys/passkey_options'
import { MAX_PASSKEYS } from '#app/accounts/passkeys/change_passkeys'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { SoftwareAuthenticator } from '#tests/support/software_authenticator'
import { createUser, PASSWORD } from '#tests/support/users'
import {
  addPasskey,
  confirmedVisitor,
  creationOptions,
  passkeysOf,
  SETTINGS,
  showPasskey,
} from './passkey_visit.js'

test.group('Passkeys: adding', () => {
  test('needs the password, confirmed a short while ago', async ({ assert }) => {
    const visitor = await signedInVisitor(await createUser())
    for (const path of [SETTINGS, `${SETTINGS}/options`]) {
      const answer = await visitor.post(path)
      assert.equal(answer.status, 423)
      assert.deepEqual(answer.body, { message: 'Password confirmation required.' })
    }
    assert.equal((await new CookieClient().post(`${SETTINGS}/options`)).status, 401)
  })

  test('asks for one that is found without a name and knows its person', async ({ assert }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    const options = await creationOptions(visitor)
    assert.containSubset(options, {
      rp: { id: RP_ID, name: 'vesta' },
      user: { name: user.email, displayName: user.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    assert.notInclude(Buffer.from(options.user.id, 'base64url').toString(), String(user.id))

    const { device } = await addPasskey(user, visitor)
    const again = await creationOptions(visitor)
    assert.containSubset(again, { excludeCredentials: [{ id: device.id, type: 'public-key' }] })
    assert.equal(
      again.user.id,
      (await db.from('passkeys').where('user_id', user.id).first()).user_handle
    )
  })

  test('keeps it, tells its person, and lists it', async ({ assert }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    assert.deepEqual(await passkeysOf(visitor), [])
    const { answer, mail } = await addPasskey(user, visitor, ' Livia’s phone ')
    assert.equal(answer.status, 201)
    const [passkey] = await passkeysOf(visitor)
    assert.deepEqual(answer.body, { status: 'success', passkey })
    assert.deepInclude(passkey, { name: 'Livia’s phone', last_used_at: null })
    assert.closeTo(Date.parse(passkey.created_at), Date.now(), 60_000)
    assert.match(String(mail.text), /passkey “Livia’s phone” was just added/)
  })

  test('refuses an answer made for {$self}')
    .with(['another page', 'another site', 'another challenge', 'a device nobody unlocked'])
    .run(async ({ assert }, what) => {
      const visitor = await confirmedVisitor(await createUser())
      const lies = {
        'another page': { origin: 'https://vesta.example.net' },
        'another site': { rpId: 'example.net' },
        'another challenge': { challenge: 'bm90IHRoaXMgb25l' },
        'a device nobody unlocked': { isVerified: false },
      }[what]
      const device = new SoftwareAuthenticator(ORIGINS[0])
      const credential = device.create(await creationOptions(visitor), lies)
      const answer = await visitor.post(SETTINGS, { name: 'Phone', credential })
      assert.equal(answer.status, 422)
      assert.property((answer.body as { errors: object }).errors, 'credential')
      assert.deepEqual(await passkeysOf(visitor), [])
    })

  test('takes each challenge once, in the browser that asked, for five minutes', async ({
    assert,
  }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    const other = await confirmedVisitor(user)
    const add = (browser: CookieClient, credential: object) =>
      browser.post(SETTINGS, { name: 'Phone', credential })
    const make = (options: Parameters<SoftwareAuthenticator['create']>[0]) =>
      new SoftwareAuthenticator(ORIGINS[0]).create(options)

    const options = await creationOptions(visitor)
    assert.equal((await add(other, make(options))).status, 422)
    assert.equal((await add(visitor, make(options))).status, 201)
    assert.equal((await add(visitor, make(options))).status, 422)

    const late = await creationOptions(visitor)
    await db.from('passkey_challenges').update({ expires_at: new Date() })
    assert.equal((await add(visitor, make(late))).status, 422)
    assert.lengthOf(await passkeysOf(visitor), 1)
  })

  test('takes a challenge once when two answers come at once', async ({ assert }) => {
    const visitor = await confirmedVisitor(await createUser())
    const options = await creationOptions(visitor)
    const answers = await Promise.all(
      [1, 2, 3].map(() => {
        const credential = new SoftwareAuthenticator(ORIGINS[0]).create(options)
        return visitor.post(SETTINGS, { name: 'Phone', credential })
      })
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 422, 422]
    )
  })

  test('answers a repeat with the first answer', async ({ assert }) => {
    const visitor = await confirmedVisitor(await createUser())
    const credential = new SoftwareAuthenticator(ORIGINS[0]).create(await creationOptions(visitor))
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await visitor.post(SETTINGS, { name: 'Phone', credential }, key)
    const second = await visitor.post(SETTINGS, { name: 'Phone', credential }, key)
    assert.equal(second.status, 201)
    assert.deepEqual(second.body, first.body)
    assert.lengthOf(await passkeysOf(visitor), 1)
  })

  test('refuses one that somebody else has, and too many', async ({ assert }) => {
    const visitor = await confirmedVisitor(await createUser())
    const user = await createUser()
    const { device } = await addPasskey(user, await confirmedVisitor(user))
    const credential = device.create(await creationOptions(visitor))
    assert.equal((await visitor.post(SETTINGS, { name: 'Phone', credential })).status, 422)

    const full = await createUser()
    const owner = await confirmedVisitor(full)
    await addPasskey(full, owner)
    const row = await db.from('passkeys').where('user_id', full.id).first()
    delete row.id
    const rows = Array.from({ length: MAX_PASSKEYS - 1 }, (_, number) => ({
      ...row,
      credential_id: `${row.credential_id}-${number}`,
    }))
    await db.table('passkeys').multiInsert(rows)
    const one = new SoftwareAuthenticator(ORIGINS[0]).create(await creationOptions(owner))
    assert.equal((await owner.post(SETTINGS, { name: 'Phone', credential: one })).status, 409)
  })

  test('is out of reach for API tokens', async ({ client }) => {
    const token = await issueToken(await createUser(), { abilities: ['read', 'create'] })
    const answer = await client.get(SETTINGS).header('authorization', `Bearer ${token}`)
    answer.assertStatus(403)
  })
})

test.group('Passkeys: renaming and removing', () => {
  test('renames one’s own', async ({ assert }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    await addPasskey(user, visitor)
    const [{ id }] = await passkeysOf(visitor)
    const answer = await visitor.patch(`${SETTINGS}/${id}`, { name: 'Desk' })
    assert.deepEqual(answer.body, { status: 'success', passkey: (await passkeysOf(visitor))[0] })
    assert.equal((await passkeysOf(visitor))[0].name, 'Desk')
    for (const name of ['', 'x'.repeat(61), 7]) {
      assert.equal((await visitor.patch(`${SETTINGS}/${id}`, { name })).status, 422)
      assert.equal((await visitor.patch(`${SETTINGS}/${id}`, { passkey: { name } })).status, 422)
    }
    await visitor.patch(`${SETTINGS}/${id}`, { passkey: { name: 'Laptop' } })
    assert.equal((await passkeysOf(visitor))[0].name, 'Laptop')
  })

  test('knows nothing of somebody else’s', async ({ assert }) => {
    const user = await createUser()
    const owner = await confirmedVisitor(user)
    await addPasskey(user, owner)
    const [{ id }] = await passkeysOf(owner)
    const stranger = await confirmedVisitor(await createUser())
    assert.equal((await stranger.patch(`${SETTINGS}/${id}`, { name: 'Mine' })).status, 404)
    assert.equal((await stranger.delete(`${SETTINGS}/${id}`)).status, 404)
    assert.equal((await passkeysOf(owner))[0].name, 'Phone')
  })

  test('removes it for good, with a mail', async ({ assert }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    const { device } = await addPasskey(user, visitor)
    const [{ id }] = await passkeysOf(visitor)
    const unconfirmed = await signedInVisitor(user)
    assert.equal((await unconfirmed.delete(`${SETTINGS}/${id}`)).status, 423)
    const mail = nextMailTo(user.email, /passkey was removed/)
    assert.equal((await visitor.delete(`${SETTINGS}/${id}`)).status, 200)
    assert.match(String((await mail).text), /“Phone” was just removed/)
    assert.equal((await visitor.delete(`${SETTINGS}/${id}`)).status, 404)
    assert.equal((await showPasskey(device)).answer.status, 422)
  })

  test('keeps the last way in, also when two are removed at once', async ({ assert }) => {
    const user = await createUser()
    const visitor = await confirmedVisitor(user)
    await addPasskey(user, visitor)
    await addPasskey(user, visitor, 'Desk')
    await db.from('users').where('id', user.id).update({ password: null })
    const passkeys = await passkeysOf(visitor)
    const answers = await Promise.all(passkeys.map(({ id }) => visitor.delete(`${SETTINGS}/${id}`)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await passkeysOf(visitor), 1)
  })
})

test.group('Passkeys: taken back', () => {
  test('by the link in the mail about an added one', async ({ assert }) => {
    const user = await createUser()
    const intruder = await confirmedVisitor(user)
    const { device, mail } = await addPasskey(user, intruder)
    assert.equal((await new CookieClient().post(linkIn(mail))).status, 200)
    assert.isFalse(await isSignedIn(intruder))
    assert.equal((await showPasskey(device)).answer.status, 422)
  })

  test('by any other link of the same days', async ({ assert }) => {
    const user = await createUser()
    const owner = await confirmedVisitor(user)
    const { device: own } = await addPasskey(user, owner, 'Own')
    await db.from('account_undos').where('user_id', user.id).delete()
    const intruder = await confirmedVisitor(user)
    const { device } = await addPasskey(user, intruder, 'Intruder')
    const told = nextMailTo(user.email, /password/)
    const password = 'a-quieter-lantern-7'
    const change = { current_password: PASSWORD, password, password_confirmation: password }
    await intruder.put('/api/settings/password', change)
    assert.equal((await new CookieClient().post(linkIn(await told))).status, 200)
    assert.equal((await showPasskey(device)).answer.status, 422)
    assert.equal((await showPasskey(own)).answer.status, 200)
  })

  test('by the link in the mail about a removed one', async ({ assert }) => {
    const user = await createUser()
    const owner = await confirmedVisitor(user)
    const { device } = await addPasskey(user, owner)
    await db.from('account_undos').where('user_id', user.id).delete()
    const [{ id }] = await passkeysOf(owner)
    const mail = nextMailTo(user.email, /passkey was removed/)
    await owner.delete(`${SETTINGS}/${id}`)
    assert.equal((await new CookieClient().post(linkIn(await mail))).status, 200)
    assert.equal((await showPasskey(device)).answer.status, 200)
  })
})
