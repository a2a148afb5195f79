import { test } from '@japa/runner'
import sharp from 'sharp'
import User from '#app/accounts/user'
import Image from '#app/media/image'
import { storeImage } from '#app/media/tests/store_image'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'

const PATH = '/api/settings/profile'

const uploaded = (owner: User) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#846' } })
    .jpeg()
    .toBuffer()
    .then((source) => storeImage({ source, owner, purpose: 'avatar', isUsed: false }))

const emailOf = async ({ id }: User) => (await User.findOrFail(id)).email

async function askFor(visitor: CookieClient, email: string) {
  const mail = nextMailTo(email)
  const answer = await visitor.patch(PATH, { email })
  return { answer, mail }
}

test.group('Profile settings', () => {
  test('change what is sent and nothing else', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const handle = uniqueHandle()
    const answer = await visitor.patch(PATH, { name: 'Livia Neri', handle, bio: 'By the sea.' })
    assert.equal(answer.status, 200)
    const { status, ...profile } = answer.body as { status: string; user: object }
    assert.equal(status, 'success')
    assert.deepInclude(profile.user, {
      id: user.id,
      handle,
      name: 'Livia Neri',
      bio: 'By the sea.',
      email: user.email,
    })
    assert.deepEqual((await visitor.get(PATH)).body, profile)
    const again = await visitor.patch(PATH, { bio: null })
    assert.deepInclude((again.body as { user: object }).user, { name: 'Livia Neri', bio: null })
  })

  test('refuse what is taken or wrong, as a whole', async ({ assert }) => {
    const user = await createUser()
    const other = await createUser()
    const visitor = await signedInVisitor(user)
    for (const [field, value] of Object.entries({
      handle: other.handle,
      name: '',
      photo_id: 999_999,
    })) {
      const answer = await visitor.patch(PATH, { bio: 'Changed', [field]: value })
      assert.equal(answer.status, 422, field)
      assert.property((answer.body as { errors: object }).errors, field)
    }
    assert.isNull((await User.findOrFail(user.id)).bio)
  })

  test('make a square avatar of a photo, and take it away', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const photo = await uploaded(user)
    const answer = await visitor.patch(PATH, { photo_id: photo.id })
    const { avatar } = (answer.body as { user: { avatar: string } }).user
    assert.match(avatar, /^\/media\/[0-9a-f]{64}\/original\.jpg$/)
    const { avatarImageId } = await user.refresh()
    const image = await Image.findOrFail(avatarImageId)
    await image.load('content')
    assert.equal(image.content?.width, image.content?.height)
    assert.equal((await visitor.delete(`/api/upload/${image.id}`)).status, 409)

    const removed = await visitor.patch(PATH, { photo_id: null })
    assert.deepInclude((removed.body as { user: object }).user, { avatar: null })
    assert.equal((await image.refresh()).uses, 0)
  })

  test('take no photo of somebody else', async ({ assert }) => {
    const visitor = await signedInVisitor(await createUser())
    const { id } = await uploaded(await createUser())
    assert.equal((await visitor.patch(PATH, { photo_id: id })).status, 422)
  })
})

test.group('A new email address', () => {
  const fresh = () => `${uniqueHandle()}@example.com`

  test('counts once it is verified, and the old one is told', async ({ assert }) => {
    const user = await createUser()
    const old = user.email
    const email = fresh()
    const visitor = await signedInVisitor(user)
    const told = nextMailTo(old, /asked/)
    const { answer, mail } = await askFor(visitor, email)
    assert.deepInclude(answer.body, { pending_email: email })
    assert.equal(await emailOf(user), old)
    assert.include(String((await told).text), email)

    const changed = nextMailTo(old, /was changed/)
    const opened = await visitor.get(linkIn(await mail))
    assert.deepInclude(opened.body, { status: 'success', redirect: '/settings' })
    assert.equal(await emailOf(user), email)
    assert.include(String((await changed).text), email)
    const again = await visitor.get(linkIn(await mail))
    assert.deepInclude(again.body, { redirect: '/settings', message: 'Already confirmed.' })
  })

  test('stays as it is on a HEAD request', async ({ client, assert }) => {
    const user = await createUser()
    const { mail } = await askFor(await signedInVisitor(user), fresh())
    ;(await client.head(linkIn(await mail)).loginAs(user)).assertStatus(204)
    assert.equal(await emailOf(user), user.email)
  })

  test('is forgotten when the old one is kept, or another asked for', async ({ assert }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const first = await askFor(visitor, fresh())
    // a mail that is sent after another was asked for would say nothing true
    const firstLink = linkIn(await first.mail)
    const second = await askFor(visitor, fresh())
    assert.equal((await visitor.get(firstLink)).status, 403)
    await visitor.patch(PATH, { email: user.email })
    assert.deepInclude((await visitor.get(PATH)).body, { pending_email: null })
    assert.equal((await visitor.get(linkIn(await second.mail))).status, 403)
    assert.equal(await emailOf(user), user.email)
  })

  test('goes to who verifies it first', async ({ assert }) => {
    const email = fresh()
    const [one, two] = await Promise.all([createUser(), createUser()])
    const first = await askFor(await signedInVisitor(one), email)
    const firstLink = linkIn(await first.mail)
    const second = await askFor(await signedInVisitor(two), email)
    const secondLink = linkIn(await second.mail)
    assert.equal((await (await signedInVisitor(one)).get(firstLink)).status, 200)
    assert.equal((await (await signedInVisitor(two)).get(secondLink)).status, 409)
    assert.equal(await emailOf(two), two.email)
  })

  test('of somebody else looks like any other, and only they are told', async ({ assert }) => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { answer, mail } = await askFor(await signedInVisitor(user), other.email)
    assert.equal(answer.status, 200)
    assert.deepInclude(answer.body, { pending_email: other.email })
    const { subject, text } = await mail
    assert.equal(subject, 'Someone tried to use your email address')
    assert.notInclude(String(text), '/settings/email/')
    assert.notInclude(String(text), user.handle)
    assert.notEqual(await emailOf(user), other.email)
  })

  test('is verified by its person only, signed in, whoever else opens the link', async ({
    assert,
  }) => {
    const user = await createUser()
    const visitor = await signedInVisitor(user)
    const { mail } = await askFor(visitor, fresh())
    const link = linkIn(await mail)
    const [guest, other] = [new CookieClient(), await signedInVisitor(await createUser())]
    assert.equal((await guest.get(link)).status, 401)
    assert.equal((await guest.get(link, { accept: 'text/html' })).location, '/login')
    assert.equal((await other.get(link)).status, 403)
    assert.equal(await emailOf(user), user.email)
    const back = await guest.post('/login', { email: user.email, password: PASSWORD })
    assert.include((back.body as { redirect: string }).redirect, '/settings/email/')
    assert.equal((await visitor.get(link)).status, 200)
  })

  test('keeps the account after a reset from it; the old mailbox can’t take it back', async ({
    assert,
  }) => {
    const user = await createUser()
    const email = fresh()
    const visitor = await signedInVisitor(user)
    const asked = nextMailTo(user.email, /asked/)
    const { mail } = await askFor(visitor, email)
    const changed = nextMailTo(user.email, /was changed/)
    await visitor.get(linkIn(await mail))
    const undos = [linkIn(await asked), linkIn(await changed)]

    const reset = nextMailTo(email, /Reset/)
    await visitor.post('/forgot-password', { email })
    const password = 'three-brass-kettles'
    const passwords = { password, password_confirmation: password }
    const told = nextMailTo(email, /Your password was changed/)
    assert.equal((await visitor.post(linkIn(await reset), passwords)).status, 200)
    for (const undo of undos) assert.equal((await new CookieClient().post(undo)).status, 404)
    assert.equal(await emailOf(user), email)
    assert.equal((await new CookieClient().post(linkIn(await told))).status, 200)
    assert.equal(await emailOf(user), email)
  })

  test('needs a sign-in or the password within three hours', async ({ client }) => {
    const user = await createUser()
    const answer = await client.patch(PATH).json({ email: fresh() }).withCsrfToken().loginAs(user)
    answer.assertStatus(423)
    const same = await client.patch(PATH).json({ email: user.email }).withCsrfToken().loginAs(user)
    same.assertStatus(200)
  })
})
