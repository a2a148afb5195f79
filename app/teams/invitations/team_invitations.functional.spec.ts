// Long because: every rule about invitations starts from the same team and mails
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { Acme } from '#app/accounts/connections/provider_factory'
import type User from '#app/accounts/user'
import TeamInvitation from '#app/teams/invitations/team_invitation'
import type { Data } from '#data'
import { admitPerson } from '#app/teams/members/change_members'
import type Team from '#app/teams/team'
import TeamMember from '#app/teams/team_member'
import { ask } from '#app/teams/tests/ask'
import { visit } from '#app/teams/tests/visit'
import { teamOf } from '#app/teams/tests/team_factory'
import { CookieClient } from '#tests/support/cookie_client'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { pagePropsIn } from '#tests/support/page_props'
import { served } from '#tests/support/served'
import { createUser, uniqueHandle } from '#tests/support/users'

async function invited(client: ApiClient, person: User, role = 'agent') {
  const owner = await createUser({ name: 'Ava Rinaldi' })
  const team = await teamOf(owner)
  const path = `/api/teams/${team.handle}/invitations`
  const mailed = nextMailTo(person.email)
  const sent = await ask(client, owner)('POST', path, { email: person.email, role })
  sent.assertStatus(201)
  const mail = await mailed
  return { owner, team, path, mail, page: linkIn(mail), invitation: sent.body().invitation }
}

const roleIn = async (team: Team, { id }: User) =>
  (await TeamMember.query().where({ team_id: team.id, user_id: id }).first())?.role ?? null

async function noticesOf(
  client: ApiClient,
  person: User
): Promise<Data.Notifications.Notification[]> {
  return (await ask(client, person)('GET', '/api/notifications')).body().notifications.data
}

test.group('Team invitations', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are mailed, shown and accepted once', async ({ client, assert }) => {
    const person = await createUser()
    const { team, page, mail, invitation } = await invited(client, person)
    assert.containsSubset(invitation, { email: person.email, role: 'agent' })
    assert.include(String(mail.text), 'Ava Rinaldi invited you to the team Rinaldi & Figli')
    assert.match(page, /^\/team-invitations\/[\w-]{43}$/)

    const shown = await visit(client, page, person)
    assert.containsSubset(shown.props.invitation, {
      email: person.email,
      invited_by: 'Ava Rinaldi',
      team: { handle: team.handle },
    })
    const accept = () => ask(client, person)('POST', `/api${page}`, { accept: true })
    const accepted = await accept()
    accepted.assertStatus(200)
    assert.containsSubset(accepted.body().team, { handle: team.handle, role: 'agent' })
    assert.equal((await person.refresh()).currentTeamId, team.id)
    ;(await accept()).assertStatus(409)
    const used = await visit(client, page, person)
    assert.isNull(used.props.invitation)
    assert.equal((await team.refresh()).membersCount, 2)
  })

  test('are for one address', async ({ client, assert }) => {
    const person = await createUser()
    const { team, page } = await invited(client, person)
    const other = await createUser()
    const refused = await ask(client, other)('POST', `/api${page}`, { accept: true })
    refused.assertStatus(403)
    assert.include(refused.body().message, person.email)
    ;(await ask(client, null)('POST', `/api${page}`, { accept: true })).assertStatus(401)
    ;(await ask(client, person)('POST', `/api${page}`, {})).assertStatus(422)
    ;(await ask(client, person)('POST', '/api/team-invitations/x', { accept: true })).assertStatus(
      404
    )
    assert.isNull(await roleIn(team, other))
    assert.isNull(await roleIn(team, person))
  })

  test('are for people who aren’t members yet, and close when they join another way', async ({
    client,
    assert,
  }) => {
    const person = await createUser({ name: 'Noah Berg' })
    const { owner, team, path, page, invitation } = await invited(client, person)
    await db.transaction((trx) => admitPerson({ user: person, trx }, team, 'agent'))
    assert.equal((await TeamInvitation.findOrFail(invitation.id)).status, 'accepted')
    ;(await ask(client, person)('POST', `/api${page}`, { accept: true })).assertStatus(409)
    for (const member of [person, owner]) {
      const again = { email: member.email.toUpperCase(), role: 'agent' }
      const refused = await ask(client, owner)('POST', path, again)
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors.email, [`${member.name} is in this team already.`])
    }
  })

  test('that are refused don’t use up the mails that an address gets a day', async ({
    client,
    assert,
  }) => {
    const person = await createUser()
    const { owner, team, path } = await invited(client, person)
    await db.transaction((trx) => admitPerson({ user: person, trx }, team, 'agent'))
    const given = { email: person.email, role: 'agent' }
    for (let times = 0; times < 4; times++) {
      ;(await ask(client, owner)('POST', path, given)).assertStatus(422)
    }
    const guest = { email: `${uniqueHandle()}@example.com`, role: 'agent' }
    for (let times = 0; times < 3; times++) {
      ;(await ask(client, owner)('POST', path, guest)).assertStatus(201)
    }
    const last = await ask(client, owner)('POST', path, guest)
    last.assertStatus(429)
    const message = 'Too many mails to this address. Try again in 24 hours.'
    assert.equal(last.body().message, message)
  })

  test('that are repeated count as one mail', async ({ client }) => {
    const { owner, path } = await invited(client, await createUser())
    const guest = { email: `${uniqueHandle()}@example.com`, role: 'agent' }
    const send = (key: string) =>
      client
        .post(path)
        .json(guest)
        .accept('json')
        .header('idempotency-key', key)
        .withCsrfToken()
        .loginAs(owner)
    for (const key of ['first', 'first', 'second', 'second', 'third', 'third']) {
      ;(await send(key)).assertStatus(201)
    }
    ;(await send('fourth')).assertStatus(429)
  })

  test('don’t say whether a member who came another way has the address', async ({
    client,
    assert,
  }) => {
    const [invitee, member] = [await createUser(), await createUser()]
    const { owner, team, path } = await invited(client, invitee)
    await db.transaction((trx) => admitPerson({ user: member, trx }, team, 'agent'))
    const given = { email: member.email, role: 'viewer' }
    ;(await ask(client, owner)('POST', path, given)).assertStatus(201)
    assert.equal(await roleIn(team, member), 'agent')
  })

  test('are answered on the team’s page and in the notification, too', async ({
    client,
    assert,
  }) => {
    const [keen, shy, other] = [await createUser(), await createUser(), await createUser()]
    for (const person of [keen, shy]) {
      const { team } = await invited(client, person)
      const accept = person === keen
      const page = `/teams/${team.handle}`
      const path = `/api${page}/invitation`
      const shown = await visit(client, page, person)
      assert.containsSubset(shown.props.invitation, { role: 'agent', invited_by: 'Ava Rinaldi' })
      assert.isNull((await visit(client, page, other)).props.invitation)
      const [asking] = await noticesOf(client, person)
      assert.containsSubset(asking, { answer_url: path, is_read: false })
      ;(await ask(client, other)('POST', path, { accept })).assertStatus(404)
      ;(await ask(client, person)('POST', path, {})).assertStatus(422)

      const answer = () => ask(client, person)('POST', path, { accept })
      const answers = await Promise.all([served(answer), served(answer)])
      assert.sameMembers(
        answers.map((one) => one.status()),
        [200, 409]
      )
      assert.equal(await roleIn(team, person), accept ? 'agent' : null)
      assert.isNull((await visit(client, page, person)).props.invitation ?? null)
      const [answered] = await noticesOf(client, person)
      assert.containsSubset(answered, { answer_url: null, is_read: true })
    }
  })

  test('can’t be answered once they are withdrawn or expired, or their sender is blocked', async ({
    client,
    assert,
  }) => {
    const ended = {
      withdrawn: ({ path, owner, invitation }: Awaited<ReturnType<typeof invited>>) =>
        ask(client, owner)('DELETE', `${path}/${invitation.id}`),
      expired: ({ invitation }: Awaited<ReturnType<typeof invited>>) =>
        TeamInvitation.query()
          .where('id', invitation.id)
          .update({ expires_at: DateTime.now().minus({ seconds: 1 }).toSQL() }),
      blocked: ({ owner }: Awaited<ReturnType<typeof invited>>, person: User) =>
        db.table('blocks').insert({ blocker_id: person.id, blocked_id: owner.id }),
    }
    const said: Record<string, string> = {}
    for (const [how, end] of Object.entries(ended)) {
      const person = await createUser()
      const sent = await invited(client, person)
      await end(sent, person)
      const { handle } = sent.team
      for (const { answer_url: url } of await noticesOf(client, person)) assert.isNull(url)
      if (how !== 'blocked') {
        assert.isNull((await visit(client, `/teams/${handle}`, person)).props.invitation)
      }
      const refused = await ask(client, person)('POST', `/api/teams/${handle}/invitation`, {
        accept: true,
      })
      refused.assertStatus(how === 'expired' ? 409 : 404)
      said[how] = refused.body().message
      assert.isNull(await roleIn(sent.team, person))
    }
    assert.deepEqual(said, {
      withdrawn: 'This invitation was withdrawn or replaced. Ask the team for a new one.',
      expired: 'This invitation has expired. Ask the team for a new one.',
      blocked: 'This invitation was withdrawn or replaced. Ask the team for a new one.',
    })
  })

  test('say in the mail’s page how they ended', async ({ client, assert }) => {
    const person = await createUser()
    const { team, page } = await invited(client, person)
    for (const opened of [1, 2]) {
      const { props } = await visit(client, page, person)
      assert.isNotNull(props.invitation, `opened ${opened} times, and nothing is answered`)
    }
    await ask(client, person)('POST', `/api${page}`, { accept: false })
    const { ended } = (await visit(client, page, person)).props
    assert.deepEqual(ended, { how: 'declined', team: { handle: team.handle, name: team.name } })
  })

  test('are declined for good', async ({ client, assert }) => {
    const person = await createUser()
    const { team, page } = await invited(client, person)
    const answer = (accept: boolean) => ask(client, person)('POST', `/api${page}`, { accept })
    ;(await answer(false)).assertStatus(200)
    ;(await answer(true)).assertStatus(409)
    assert.isNull(await roleIn(team, person))
  })

  test('expire after seven days', async ({ client, assert }) => {
    const person = await createUser()
    const { team, page, invitation } = await invited(client, person)
    const row = await TeamInvitation.findOrFail(invitation.id)
    assert.closeTo(row.expiresAt.diff(DateTime.now(), 'days').days, 7, 0.01)
    await row.merge({ expiresAt: DateTime.now().minus({ seconds: 1 }) }).save()
    ;(await ask(client, person)('POST', `/api${page}`, { accept: true })).assertStatus(409)
    assert.isNull(await roleIn(team, person))
  })

  test('are renewed: the link sent before stops working', async ({ client, assert }) => {
    const person = await createUser()
    const { owner, team, path, page, invitation } = await invited(client, person)
    const mailed = nextMailTo(person.email)
    const body = { email: person.email.toUpperCase(), role: 'viewer' }
    const again = await ask(client, owner)('POST', path, body)
    again.assertStatus(201)
    assert.equal(again.body().invitation.id, invitation.id)
    const renewed = linkIn(await mailed)
    ;(await ask(client, person)('POST', `/api${page}`, { accept: true })).assertStatus(404)
    ;(await ask(client, person)('POST', `/api${renewed}`, { accept: true })).assertStatus(200)
    assert.equal(await roleIn(team, person), 'viewer')
  })

  test('are withdrawn by those who manage the team', async ({ client, assert }) => {
    const person = await createUser()
    const { owner, path, page, invitation } = await invited(client, person)
    const listed = await ask(client, owner)('GET', path)
    assert.lengthOf(listed.body().invitations.data, 1)
    const withdraw = (who: User) => ask(client, who)('DELETE', `${path}/${invitation.id}`)
    ;(await withdraw(person)).assertStatus(403)
    ;(await withdraw(owner)).assertStatus(200)
    ;(await withdraw(owner)).assertStatus(404)
    ;(await ask(client, person)('POST', `/api${page}`, { accept: true })).assertStatus(404)
  })

  test('are sent by the owner and admins only', async ({ client, assert }) => {
    const [owner, admin, agent, viewer, stranger] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => createUser())
    )
    const team = await teamOf(owner, { admin, agent, viewer })
    const path = `/api/teams/${team.handle}/invitations`
    const body = { email: 'guest@example.com', role: 'admin' }
    for (const person of [agent, viewer, stranger]) {
      ;(await ask(client, person)('POST', path, body)).assertStatus(403)
      ;(await ask(client, person)('GET', path)).assertStatus(403)
    }
    for (const wrong of [{}, { ...body, role: 'owner' }, { ...body, email: 'x' }]) {
      ;(await ask(client, owner)('POST', path, wrong)).assertStatus(422)
    }
    assert.lengthOf(await TeamInvitation.query().where('team_id', team.id), 0)
    ;(await ask(client, admin)('POST', path, body)).assertStatus(201)
  })

  /** Somebody without an account, who has just opened the link. */
  async function invitedGuest(client: ApiClient) {
    const email = `${uniqueHandle()}@example.com`
    const owner = await createUser({ name: 'Ava Rinaldi' })
    const team = await teamOf(owner)
    const mailed = nextMailTo(email)
    await ask(client, owner)('POST', `/api/teams/${team.handle}/invitations`, {
      email,
      role: 'viewer',
    })
    const page = linkIn(await mailed)
    const visitor = new CookieClient()
    const opened = await visitor.get(page, { accept: 'text/html' })
    return { email, page, visitor, opened }
  }

  const toldAt = async (visitor: CookieClient, path: string) =>
    pagePropsIn(String((await visitor.get(path, { accept: 'text/html' })).body)).invitation

  test('bring people without an account back after they registered', async ({ client, assert }) => {
    const { email, page, visitor, opened } = await invitedGuest(client)
    assert.equal(opened.status, 200)
    assert.include(String(opened.body), email)
    assert.equal(await toldAt(visitor, '/register'), 'Ava Rinaldi invited you to Rinaldi & Figli')

    const verification = nextMailTo(email)
    const password = 'brass-kettle-71'
    const registered = await visitor.post('/register', {
      name: 'Noah Berg',
      handle: uniqueHandle(),
      email,
      password,
      password_confirmation: password,
      type: 'member',
      terms: true,
    })
    assert.equal(registered.status, 201)
    const refused = await visitor.post(`/api${page}`, { accept: true })
    assert.equal(refused.status, 403, 'not before the address is verified')
    const verified = await visitor.get(linkIn(await verification), { accept: 'text/html' })
    assert.equal(verified.location, page)
    const accepted = await visitor.post(`/api${page}`, { accept: true })
    assert.equal(accepted.status, 200)
  })

  test('bring back people who register through a provider, too', async ({
    client,
    assert,
    cleanup,
  }) => {
    const acme = await Acme.open()
    cleanup(() => acme.close())
    const { email, page, visitor } = await invitedGuest(client)
    await acme.visit(visitor, acme.person({ email }))
    assert.equal(
      await toldAt(visitor, '/register/finish'),
      'Ava Rinaldi invited you to Rinaldi & Figli'
    )
    const form = { name: 'Noah Berg', handle: uniqueHandle(), type: 'member', terms: true }
    const made = await visitor.post('/register/finish', form)
    assert.deepEqual([made.status, made.body], [201, { status: 'success', redirect: page }])
    assert.equal((await visitor.post(`/api${page}`, { accept: true })).status, 200)
  })

  test('fifty accepted at once leave exact counts', async ({ client, assert }) => {
    const owner = await createUser()
    const team = await teamOf(owner)
    const people = await Promise.all(Array.from({ length: 50 }, () => createUser()))
    const pages: string[] = []
    for (const { email } of people) {
      const mailed = nextMailTo(email)
      await ask(client, owner)('POST', `/api/teams/${team.handle}/invitations`, {
        email,
        role: 'viewer',
      })
      pages.push(linkIn(await mailed))
    }
    const answers = await Promise.all(
      people.flatMap((person, index) =>
        [1, 2].map(() =>
          served(() => ask(client, person)('POST', `/api${pages[index]}`, { accept: true }))
        )
      )
    )
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      50
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      50
    )
    const [{ count }] = await db.from('team_members').where('team_id', team.id).count('* as count')
    assert.equal(Number(count), 51)
    assert.equal((await team.refresh()).membersCount, 51)
  })
})
