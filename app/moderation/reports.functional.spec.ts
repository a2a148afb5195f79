import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { reportable } from '#app/moderation/reportable_registry'
import Report from '#app/moderation/report'
import { REPORT_LIMITS } from '#app/moderation/reports_controller'
import { createUser } from '#tests/support/users'

function report(client: ApiClient, reporter: User, body: object, key?: string) {
  const request = client.post('/api/reports').withCsrfToken().loginAs(reporter).json(body)
  return key ? request.header('idempotency-key', key) : request
}

const person = (user: User, more: object = {}) => ({
  subject_type: 'user',
  subject_id: user.id,
  reason: 'spam',
  ...more,
})

const reportsOf = (user: User) => Report.query().where('reported_user_id', user.id).orderBy('id')

test.group('Reports', () => {
  test('keep what somebody was in that moment', async ({ client, assert }) => {
    const reporter = await createUser()
    const pest = await createUser({ name: 'Pest Person' })
    await pest.merge({ bio: 'Buy my coins' }).save()

    const answer = await report(client, reporter, person(pest, { note: ' Writes to everybody ' }))
    answer.assertStatus(201)
    const { status, report: wire } = answer.body()
    assert.equal(status, 'success')
    assert.containsSubset(wire, { ...person(pest), note: 'Writes to everybody', status: 'open' })

    await pest.merge({ bio: 'I sell flowers' }).save()
    const stored = await Report.findOrFail(wire.id)
    assert.equal(stored.reporterId, reporter.id)
    assert.equal(stored.reportedUserId, pest.id)
    assert.deepEqual(stored.evidence, {
      name: 'Pest Person',
      handle: pest.handle,
      bio: 'Buy my coins',
    })
  })

  test('outlive whom they are about and who made them', async ({ client, assert }) => {
    const [reporter, pest] = [await createUser(), await createUser()]
    const { report: wire } = (await report(client, reporter, person(pest))).body()
    await pest.delete()
    await reporter.delete()
    const stored = await Report.findOrFail(wire.id)
    assert.isNull(stored.reporterId)
    assert.isNull(stored.reportedUserId)
    assert.equal(stored.evidence.handle, pest.handle)
  })

  test('of one subject by one person are one while it is open', async ({ client, assert }) => {
    const [reporter, other, pest] = [await createUser(), await createUser(), await createUser()]
    const answers = await Promise.all([
      report(client, reporter, person(pest)),
      report(client, reporter, person(pest, { reason: 'fraud' })),
      report(client, reporter, person(pest)),
    ])
    for (const answer of answers) answer.assertStatus(201)
    assert.lengthOf(new Set(answers.map((answer) => answer.body().report.id)), 1)

    await report(client, other, person(pest))
    assert.lengthOf(await reportsOf(pest), 2)

    const staff = await createUser({ type: 'staff' })
    const [first] = await reportsOf(pest)
    await client
      .post(`/api/staff/reports/${first.id}/dismiss`)
      .withCsrfToken()
      .loginAs(staff)
      .json({})
    const again = await report(client, reporter, person(pest))
    assert.notEqual(again.body().report.id, first.id)
  })

  test('answer a repeat with the first answer', async ({ client, assert }) => {
    const [reporter, pest] = [await createUser(), await createUser()]
    const first = await report(client, reporter, person(pest), 'report-once')
    const repeat = await report(client, reporter, person(pest), 'report-once')
    assert.deepEqual(repeat.body(), first.body())
    assert.lengthOf(await reportsOf(pest), 1)
  })

  test('take what other modules declare, and hide what they hide', async ({ client, assert }) => {
    const [reporter, author] = [await createUser(), await createUser()]
    reportable('test-leaflet', async (by, id) =>
      by.id === reporter.id && id === 7
        ? { reportedUserId: author.id, evidence: { content: 'Words', sent_at: null } }
        : null
    )()
    const leaflet = (id: number) => ({
      subject_type: 'test-leaflet',
      subject_id: id,
      reason: 'other',
    })
    const answer = await report(client, reporter, leaflet(7))
    answer.assertStatus(201)
    const [stored] = await reportsOf(author)
    assert.deepEqual(stored.evidence, { content: 'Words', sent_at: null })

    for (const refused of [
      await report(client, reporter, leaflet(8)),
      await report(client, author, leaflet(7)),
      await report(client, reporter, { ...leaflet(7), subject_type: 'unheard-of' }),
      await report(client, reporter, { ...leaflet(7), subject_type: '__proto__' }),
      await report(client, reporter, { ...person(author), subject_id: 2_000_000_000 }),
    ]) {
      refused.assertStatus(404)
    }
  })

  test('refuse oneself and what is not whole', async ({ client, assert }) => {
    const [reporter, pest] = [await createUser(), await createUser()]
    const refusals: [object, string][] = [
      [person(reporter), 'subject_id'],
      [person(pest, { reason: 'boredom' }), 'reason'],
      [person(pest, { reason: undefined }), 'reason'],
      [person(pest, { subject_id: 'x' }), 'subject_id'],
      [person(pest, { subject_type: undefined }), 'subject_type'],
      [person(pest, { note: 'a'.repeat(1001) }), 'note'],
    ]
    for (const [body, field] of refusals) {
      const answer = await report(client, reporter, body)
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [field])
    }
    assert.lengthOf(await reportsOf(pest), 0)
    assert.lengthOf(await reportsOf(reporter), 0)
  })

  test('come from one person only so often', async ({ client, assert }) => {
    const [reporter, pest] = [await createUser(), await createUser()]
    for (let i = 0; i < REPORT_LIMITS.account!.requests; i++) {
      await report(client, reporter, person(pest))
    }
    const answer = await report(client, reporter, person(await createUser()))
    answer.assertStatus(429)
    assert.isAbove(Number(answer.header('retry-after')), 0)
    const other = await report(client, await createUser(), person(pest))
    other.assertStatus(201)
  })

  test('are for people with a verified account', async ({ client }) => {
    const pest = await createUser()
    const stranger = await client.post('/api/reports').withCsrfToken().json(person(pest))
    stranger.assertStatus(401)
    const unverified = await createUser({ verified: false })
    const answer = await report(client, unverified, person(pest))
    answer.assertStatus(403)
  })

  test('cannot be half closed, whatever writes them', async ({ client, assert }) => {
    const [reporter, pest] = [await createUser(), await createUser()]
    await report(client, reporter, person(pest))
    const closing = db
      .from('reports')
      .where('reported_user_id', pest.id)
      .update('status', 'resolved')
    await assert.rejects(() => closing, /reports_resolved_whole/)
  })
})
