import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'

const NEW = 'a-quieter-lantern-7'
const change = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }

/** Somebody who got into an account changes its password; its owner gets the mail. */
async function takenOver() {
  const user = await createUser()
  const intruder = await signedInVisitor(user)
  const mail = nextMailTo(user.email, /password/)
  await intruder.put('/api/settings/password', change)
  return { user, intruder, link: linkIn(await mail) }
}

test.group('This wasn’t me', () => {
  test('locks everybody out and leads to a new password', async ({ assert }) => {
    const { user, intruder, link } = await takenOver()
    const token = await issueToken(user)
    assert.isTrue(await isSignedIn(intruder))

    const owner = new CookieClient()
    const page = await owner.get(link, { accept: 'text/html' })
    assert.equal(page.status, 200)
    assert.isTrue(await isSignedIn(intruder))
    const answer = await owner.post(link)
    assert.equal(answer.status, 200)
    const { redirect } = answer.body as { redirect: string }
    assert.match(redirect, /^\/reset-password\//)
    assert.isFalse(await isSignedIn(intruder))
    const bearer = { authorization: `Bearer ${token}` }
    assert.equal((await new CookieClient().get(`/api/user/${user.id}`, bearer)).status, 401)
    const signIn = await new CookieClient().post('/login', { email: user.email, password: NEW })
    assert.equal(signIn.status, 422)

    const better = { password: 'three-brass-kettles', password_confirmation: 'three-brass-kettles' }
    assert.equal((await owner.post(redirect, better)).status, 200)
    const back = await owner.post('/login', { email: user.email, password: better.password })
    assert.equal(back.status, 200)
  })

  test('works once, also when it is sent twice at once', async ({ assert }) => {
    const { link } = await takenOver()
    const owners = [new CookieClient(), new CookieClient()]
    for (const owner of owners) await owner.get('/login')
    const answers = await Promise.all(owners.map((owner) => owner.post(link)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 404]
    )
    assert.equal((await owners[0].post(link)).status, 404)
  })

  test('brings the old email address back, and ends links to the new one', async ({ assert }) => {
    const user = await createUser()
    const intruder = await signedInVisitor(user)
    const email = `${uniqueHandle()}@example.com`
    const verification = nextMailTo(email)
    await intruder.patch('/api/settings/profile', { email })
    const changed = nextMailTo(user.email, /was changed/)
    await intruder.get(linkIn(await verification))
    const undo = linkIn(await changed)
    const theirs = nextMailTo(email, /password/)
    await intruder.put('/api/settings/password', change)
    const intrudersUndo = linkIn(await theirs)
    const reset = nextMailTo(email, /Reset/)
    await intruder.post('/forgot-password', { email })
    const intrudersReset = linkIn(await reset)

    assert.equal((await new CookieClient().post(undo)).status, 200)
    assert.equal((await User.findOrFail(user.id)).email, user.email)
    const passwords = {
      password: 'not-yours-any-more',
      password_confirmation: 'not-yours-any-more',
    }
    assert.equal((await new CookieClient().post(intrudersReset, passwords)).status, 422)
    assert.equal((await new CookieClient().post(intrudersUndo)).status, 404)
  })

  test('stops an address that waits to be verified', async ({ assert }) => {
    const user = await createUser()
    const intruder = await signedInVisitor(user)
    const email = `${uniqueHandle()}@example.com`
    const [told, verification] = [nextMailTo(user.email, /asked/), nextMailTo(email)]
    await intruder.patch('/api/settings/profile', { email })
    await new CookieClient().post(linkIn(await told))
    assert.equal((await intruder.get(linkIn(await verification))).status, 401)
    assert.equal((await User.findOrFail(user.id)).email, user.email)
  })

  test('is worth nothing after seven days', async ({ assert }) => {
    const { user, intruder, link } = await takenOver()
    await db
      .from('account_undos')
      .where('user_id', user.id)
      .update({ expires_at: db.raw(`now() - interval '1 minute'`) })
    assert.equal((await new CookieClient().post(link)).status, 404)
    const page = await new CookieClient().get(link, { accept: 'text/html' })
    assert.include(String(page.body), 'no longer works')
    assert.isTrue(await isSignedIn(intruder))
  })

  test('is not readable in the database', async ({ assert }) => {
    const { user, link } = await takenOver()
    const rows = await db.from('account_undos').where('user_id', user.id)
    assert.notInclude(JSON.stringify(rows), link.split('/').at(-1)!)
  })
})
