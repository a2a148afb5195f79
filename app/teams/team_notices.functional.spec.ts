import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/user'
import { invitePerson } from '#app/teams/invitations/invite_person'
import { invitationTokenHash, newInvitationToken } from '#app/teams/invitations/invitation_token'
import TeamInvitation from '#app/teams/invitations/team_invitation'
import type Team from '#app/teams/team'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { listNotifications } from '#app/notifications/find_notifications'
import { notificationSentence } from '#app/notifications/notification_kinds'
import { linkIn, nextMailTo } from '#tests/support/mails'
import { createUser } from '#tests/support/users'

const ACCEPTANCES = 50

async function told({ id }: User): Promise<string[]> {
  const views = await listNotifications(id, { page: 1, perPage: 20 })
  return views.map((view) => notificationSentence(view))
}

/** Waits for the mail, which issues the link. */
async function invited(owner: User, handle: string, { email }: User): Promise<string> {
  const mailed = nextMailTo(email)
  await transaction((trx) => invitePerson({ user: owner, trx }, handle, { email, role: 'agent' }))
  return `/api${linkIn(await mailed)}`
}

/** Without a mail. */
async function invitationOf(owner: User, team: Team, { email }: User): Promise<string> {
  const token = newInvitationToken()
  await TeamInvitation.create({
    teamId: team.id,
    email,
    role: 'agent',
    status: 'open',
    tokenHash: invitationTokenHash(token),
    invitedByUserId: owner.id,
    expiresAt: team.createdAt.plus({ days: 1 }),
  })
  return `/api/team-invitations/${token}`
}

test.group('Notices of teams', () => {
  test('tell of an invitation and of its answer', async ({ client, assert }) => {
    const owner = await createUser({ name: 'Ava Rinaldi' })
    const [keen, shy, unverified] = [
      await createUser({ name: 'Noah Berg' }),
      await createUser({ name: 'Mila Sand' }),
      await createUser({ verified: false }),
    ]
    const { handle } = await teamOf(owner)
    const paths = [await invited(owner, handle, keen), await invited(owner, handle, shy)]
    await invited(owner, handle, unverified)
    const sentence = 'Ava Rinaldi invited you to Rinaldi & Figli'
    assert.deepEqual(await told(keen), [sentence])
    assert.deepEqual(await told(unverified), [])
    ;(await ask(client, keen)('POST', paths[0]!, { accept: true })).assertStatus(200)
    ;(await ask(client, shy)('POST', paths[1]!, { accept: false })).assertStatus(200)
    assert.sameMembers(await told(owner), [
      'Noah Berg joined Rinaldi & Figli',
      'Mila Sand declined your invitation to Rinaldi & Figli',
    ])
  })

  test('tell managers of requests, and whoever asked of the answer', async ({ client, assert }) => {
    const [owner, admin, agent] = [await createUser(), await createUser(), await createUser()]
    const [keen, unlucky] = [await createUser({ name: 'Noah Berg' }), await createUser()]
    const path = `/api/teams/${(await teamOf(owner, { admin, agent })).handle}/requests`
    const { request } = (await ask(client, keen)('POST', path, {})).body()
    await ask(client, keen)('POST', path, {})
    for (const manager of [owner, admin]) {
      assert.deepEqual(await told(manager), ['Noah Berg asked to join Rinaldi & Figli'])
    }
    assert.deepEqual(await told(agent), [])
    const other = (await ask(client, unlucky)('POST', path, {})).body().request
    const answer = (id: number, accept: boolean) =>
      ask(client, admin)('POST', `${path}/${id}/respond`, { accept })
    ;(await answer(request.id, true)).assertStatus(200)
    ;(await answer(other.id, false)).assertStatus(200)
    assert.deepEqual(await told(keen), ['Rinaldi & Figli let you in'])
    assert.deepEqual(await told(unlucky), ['Rinaldi & Figli declined your request to join'])
  })

  test('tell people of their new role, and that they are out', async ({ client, assert }) => {
    const [owner, agent] = [await createUser(), await createUser()]
    const path = `/api/teams/${(await teamOf(owner, { agent })).handle}`
    const change = (role: string) =>
      ask(client, owner)('PATCH', `${path}/members/${agent.id}`, { role })
    ;(await change('agent')).assertStatus(200)
    assert.deepEqual(await told(agent), [])
    ;(await change('admin')).assertStatus(200)
    ;(await change('admin')).assertStatus(200)
    assert.deepEqual(await told(agent), ['You’re now an admin of Rinaldi & Figli'])
    const handed = await ask(client, owner)(
      'POST',
      `${path}/transfer`,
      { user_id: agent.id },
      { isConfirmed: true }
    )
    handed.assertStatus(200)
    assert.include(await told(agent), 'You’re now the owner of Rinaldi & Figli')
    const removed = await ask(client, agent)('DELETE', `${path}/members/${owner.id}`, {})
    removed.assertStatus(200)
    assert.deepEqual(await told(owner), ['You’re no longer in Rinaldi & Figli'])
  })

  test('50 people accept at once, each twice: all are counted once', async ({ client, assert }) => {
    const owner = await createUser()
    const team = await teamOf(owner)
    const people = await Promise.all(Array.from({ length: ACCEPTANCES }, () => createUser()))
    const paths: string[] = []
    for (const person of people) paths.push(await invitationOf(owner, team, person))
    const answers = await Promise.all(
      people.flatMap((person, at) =>
        [1, 2].map(() => ask(client, person)('POST', paths[at]!, { accept: true }))
      )
    )
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      ACCEPTANCES
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      ACCEPTANCES
    )
    assert.equal((await team.refresh()).membersCount, ACCEPTANCES + 1)
    const members = await db.from('team_members').where('team_id', team.id)
    assert.lengthOf(members, ACCEPTANCES + 1)
  })
})
