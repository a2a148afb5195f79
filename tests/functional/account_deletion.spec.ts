import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
import { queueDesign } from '#app/designs/orders/generate_design'
import { transaction } from '#app/kernel/database/transaction'
import { REMEMBER_COOKIE } from '#app/kernel/http/cookie_names'
import { grantCredits } from '#app/ledger/grant_credits'
import { storeImage } from '#app/media/tests/store_image'
import ImageFiles from '#app/media/files/image_files'
import SweepImages from '#app/media/sweep_images_job'
import { createPublished } from '#app/properties/tests/property_factory'
import { invitePerson } from '#app/teams/invitations/invite_person'
import { teamOf } from '#app/teams/tests/team_factory'
import { eventually } from '#tests/support/eventually'
import { CookieClient } from '#tests/support/cookie_client'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser, PASSWORD, uniqueHandle } from '#tests/support/users'

const PATH = '/api/settings/account'

/** Every table that contains a text anywhere, with its number of rows. */
async function tablesThatName(word: string): Promise<string[]> {
  const tables: { tablename: string }[] = await db
    .from('pg_tables')
    .where('schemaname', 'public')
    .select('tablename')
  const found: string[] = []
  for (const { tablename } of tables) {
    const { rows } = await db.rawQuery(
      `select count(*)::int as count from ?? as whole where strpos(whole::text, ?) > 0`,
      [tablename, word]
    )
    if (rows[0].count > 0) found.push(tablename)
  }
  return found
}

/** A person with data of every kind, and a friend in the same chats. */
async function someone() {
  const mark = uniqueHandle()
  const name = `Zita ${mark.slice(0, 8).toUpperCase()}`
  const user = await createUser({ handle: mark, name, type: 'realtor' })
  const friend = await createUser()
  const visitor = await signedInVisitor(user, true)
  const other = await signedInVisitor(friend)
  return { user, friend, visitor, other, names: [name, mark, user.email] }
}

async function startChat(from: CookieClient, body: object): Promise<number> {
  const answer = await from.post('/api/chats', body)
  return (answer.body as { chat: { id: number } }).chat.id
}

test.group('Deleting an account', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('needs the password of a browser’s owner', async ({ assert, client }) => {
    const { user, visitor } = await someone()
    for (const body of [{}, { password: 'not this one' }]) {
      assert.equal((await visitor.delete(PATH, body)).status, 422)
    }
    const token = await issueToken(user, { abilities: ['delete'] })
    const program = await client
      .delete(PATH)
      .json({ password: PASSWORD })
      .header('authorization', `Bearer ${token}`)
    program.assertStatus(403)
    const stranger = await client.delete(PATH).json({ password: PASSWORD }).withCsrfToken()
    stranger.assertStatus(401)
    assert.isNotNull(await User.find(user.id))
  })

  test('signs out everywhere at once, tokens too', async ({ assert }) => {
    const { user, visitor } = await someone()
    const elsewhere = await signedInVisitor(user, true)
    const token = await issueToken(user)
    const answer = await visitor.delete(PATH, { password: PASSWORD })
    assert.deepEqual([answer.status, answer.body], [200, { status: 'success' }])
    for (const each of [visitor, elsewhere, elsewhere.copy(REMEMBER_COOKIE)]) {
      assert.isFalse(await isSignedIn(each))
    }
    const bearer = { authorization: `Bearer ${token}` }
    assert.equal((await new CookieClient().get('/api/followings', bearer)).status, 401)
    const again = await new CookieClient().post('/login', { email: user.email, password: PASSWORD })
    assert.equal(again.status, 422)
  })

  test('leaves no name in any table', async ({ assert }) => {
    const { user, friend, visitor, other, names } = await someone()
    const [name] = names
    await visitor.patch('/api/settings/profile', { bio: `${name} sells houses.` })
    await visitor.post('/api/properties', { property: { name: `House of ${name}` } })
    await visitor.post('/contact', { name, email: user.email, message: 'Hello', website: '' })
    await visitor.post(`/api/users/${friend.id}/follow`)
    await other.post(`/api/users/${user.id}/follow`)
    const direct = await startChat(other, { user_ids: [user.id], message: 'Hello' })
    await visitor.post(`/api/chats/${direct}/respond`, { accept: true })
    await visitor.post(`/api/chats/${direct}/messages`, { content: 'Come and see the house.' })
    const riviera = await startChat(other, {
      user_ids: [user.id],
      type: 'group',
      name: 'Riviera',
      message: 'Hello',
    })
    await visitor.post(`/api/chats/${riviera}/respond`, { accept: true })
    await visitor.post(`/api/chats/${riviera}/messages`, { content: 'A group, then.' })
    const report = { subject_type: 'user', subject_id: user.id, reason: 'spam' }
    assert.equal((await other.post('/api/reports', report)).status, 201)
    for (const word of names) assert.include(await tablesThatName(word), 'users')

    assert.equal((await visitor.delete(PATH, { password: PASSWORD })).status, 200)
    for (const word of names) assert.deepEqual(await tablesThatName(word), [], word)
  })

  test('keeps what was said to others, without the name', async ({ assert }) => {
    const { user, visitor, other } = await someone()
    const direct = await startChat(other, { user_ids: [user.id], message: 'Hello' })
    await visitor.post(`/api/chats/${direct}/respond`, { accept: true })
    await visitor.post(`/api/chats/${direct}/messages`, { content: 'Come and see it.' })
    await visitor.delete(PATH, { password: PASSWORD })

    const answer = await other.get(`/api/chats/${direct}/messages`)
    const { messages } = answer.body as { messages: { data: { content: string; user: null }[] } }
    const kept = messages.data.find(({ content }) => content === 'Come and see it.')
    assert.isNull(kept?.user)
    assert.equal((await other.get(`/api/chats/${direct}`)).status, 200)
  })

  test('takes requests back that nobody accepted', async ({ assert }) => {
    const { friend, visitor, other } = await someone()
    const id = await startChat(visitor, { user_ids: [friend.id], message: 'May I?' })
    assert.equal((await other.get(`/api/chats/${id}`)).status, 200)
    await visitor.delete(PATH, { password: PASSWORD })
    assert.equal((await other.get(`/api/chats/${id}`)).status, 404)
  })

  test('keeps the ledger’s postings, without an owner', async ({ assert }) => {
    const { user, visitor } = await someone()
    await transaction((trx) => grantCredits({ trx }, user, 5, 'test', `test ${user.id}`))
    const accounts = await db.from('ledger_accounts').where('user_id', user.id).select('id')
    await visitor.delete(PATH, { password: PASSWORD })
    const ids = accounts.map(({ id }: { id: number }) => id)
    const kept = await db.from('ledger_accounts').whereIn('id', ids).select('user_id')
    assert.deepEqual(kept, [{ user_id: null }])
    assert.isNotEmpty(await db.from('ledger_postings').whereIn('account_id', ids))
  })

  test('removes the files of photos', async ({ assert }) => {
    const { user, visitor } = await someone()
    const { default: sharp } = await import('sharp')
    const source = await sharp({
      create: { width: 40, height: 40, channels: 3, background: `#${user.handle.slice(1, 7)}` },
    })
      .jpeg()
      .toBuffer()
    const { content } = await storeImage({ source, owner: user, purpose: 'avatar' })
    const isThere = () => new ImageFiles().has(content.hash, content.originalFile)
    assert.isTrue(await isThere())
    await visitor.delete(PATH, { password: PASSWORD })
    await eventually(async () => {
      await new SweepImages().execute()
      return !(await isThere())
    })
  })

  test('shows no page of theirs any more', async ({ assert }) => {
    const { user, visitor, names } = await someone()
    const listing = await createPublished(user)
    const exhibit = await createPublicDesign(user)
    const calls = [`/api/profile/${user.handle}`, `/api/profile/user/${user.id}`]
    const pages = [
      `/@${user.handle}`,
      `/@${user.handle}/followers`,
      `/properties/${listing.slug}`,
      `/shared/${exhibit.shareToken}`,
    ]
    const lists = ['/society', '/designs', '/designs/gallery', '/', `/society?q=${user.handle}`]
    const read = (path: string) => new CookieClient().get(path, { accept: 'text/html' })
    for (const call of calls) assert.equal((await new CookieClient().get(call)).status, 200, call)
    for (const page of pages) assert.equal((await read(page)).status, 200, page)
    await visitor.delete(PATH, { password: PASSWORD })
    for (const call of calls) assert.equal((await new CookieClient().get(call)).status, 404, call)
    for (const page of pages) assert.equal((await read(page)).status, 404, page)
    for (const list of lists) {
      const { body } = await read(list)
      for (const word of names) assert.notInclude(String(body), word, list)
    }
  })

  test('settles credits that are held', async ({ assert }) => {
    const { user, visitor } = await someone()
    await transaction((trx) => grantCredits({ trx }, user, 5, 'test', `test ${user.id}`))
    const design = await createDesign(user)
    await design.merge({ status: 'pending', progress: 10 }).save()
    await transaction((trx) => queueDesign({ trx }, design))
    const { holdId } = await design.refresh()
    assert.isNotNull(holdId)
    assert.equal((await visitor.delete(PATH, { password: PASSWORD })).status, 200)
    const settled = await db.from('ledger_transactions').where('settles_id', holdId ?? 0)
    assert.deepEqual(
      settled.map(({ kind }) => kind),
      ['release']
    )
  })

  test('ends invitations to their address', async ({ assert }) => {
    const { user, visitor } = await someone()
    const owner = await createUser()
    const team = await teamOf(owner)
    const guest = { email: user.email, role: 'agent' } as const
    await transaction((trx) => invitePerson({ user: owner, trx }, team.handle, guest))
    assert.equal((await visitor.delete(PATH, { password: PASSWORD })).status, 200)
    assert.isEmpty(await db.from('team_invitations').where('email', user.email))
  })

  test('waits until a team has another owner', async ({ assert }) => {
    const { user, visitor } = await someone()
    const handle = uniqueHandle()
    const team = { name: 'Riviera Homes', handle, type: 'brokerage' }
    assert.equal((await visitor.post('/api/teams', { team })).status, 201)
    const answer = await visitor.delete(PATH, { password: PASSWORD })
    assert.equal(answer.status, 409)
    assert.include(JSON.stringify(answer.body), 'Riviera Homes')
    assert.isNotNull(await User.find(user.id))
    await visitor.post('/confirm-password', { password: PASSWORD })
    await visitor.delete(`/api/teams/${handle}`, { properties: 'owners' })
    assert.equal((await visitor.delete(PATH, { password: PASSWORD })).status, 200)
  })

  test('happens once when it is sent twice at once', async ({ assert }) => {
    const { user, visitor } = await someone()
    const answers = await Promise.all([
      visitor.delete(PATH, { password: PASSWORD }),
      visitor.delete(PATH, { password: PASSWORD }),
    ])
    const statuses = answers.map(({ status }) => status)
    assert.include(statuses, 200)
    // 419 for one that comes once the session is over
    assert.isTrue(statuses.every((status) => [200, 401, 404, 419].includes(status)))
    assert.isNull(await User.find(user.id))
  })
})
