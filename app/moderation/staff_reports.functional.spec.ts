import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import Report from '#app/moderation/report'
import { REMEMBER_COOKIE } from '#app/kernel/http/cookie_names'
import { isSignedIn, signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser } from '#tests/support/users'

async function reported(pest: User, times = 1): Promise<Report[]> {
  const reports: Report[] = []
  for (let i = 0; i < times; i++) {
    const reporter = await createUser()
    reports.push(
      await Report.create({
        reporterId: reporter.id,
        reportedUserId: pest.id,
        subjectType: 'user',
        subjectId: pest.id,
        reason: 'harassment',
        evidence: { name: pest.name },
      })
    )
  }
  return reports
}

function close(client: ApiClient, staff: User, { id }: { id: number }, as: string, note?: string) {
  return client.post(`/api/staff/reports/${id}/${as}`).withCsrfToken().loginAs(staff).json({ note })
}

async function readAll(client: ApiClient, staff: User, path: string | null) {
  const all: { id: number; status: string; previous_reports_count: number }[] = []
  for (let next = path; next;) {
    const answer = await client.get(next).loginAs(staff)
    answer.assertStatus(200)
    all.push(...answer.body().reports)
    next = answer.body().next_page_url
  }
  return all
}

test.group('Staff reports', () => {
  test('wait in a queue, oldest first, with what staff judges by', async ({ client, assert }) => {
    const staff = await createUser({ type: 'staff' })
    const pest = await createUser({ name: 'Pest Person' })
    const reports = await reported(pest, 2)
    const after = `/api/staff/reports?after=${reports[0].id - 1}`
    const mine = await readAll(client, staff, after)
    assert.deepEqual(
      mine.map(({ id }) => id),
      reports.map(({ id }) => id)
    )
    assert.containsSubset(mine[1], {
      reason: 'harassment',
      status: 'open',
      evidence: { name: 'Pest Person' },
      reporter: { id: reports[1].reporterId },
      reported_user: { handle: pest.handle },
      previous_reports_count: 1,
      resolved_by: null,
    })
    assert.equal(mine[0].previous_reports_count, 0)
  })

  test('come page by page, and none is skipped when some are closed between', async ({
    client,
    assert,
  }) => {
    const staff = await createUser({ type: 'staff' })
    const reports = await reported(await createUser(), 25)
    const path = `/api/staff/reports?status=open&after=${reports[0].id - 1}`
    const first = (await client.get(path).loginAs(staff)).body()
    assert.lengthOf(first.reports, 20)
    for (const report of first.reports.slice(0, 3)) await close(client, staff, report, 'resolve')
    const rest = await readAll(client, staff, first.next_page_url)
    assert.deepEqual(
      rest.map(({ id }) => id),
      reports.slice(20).map(({ id }) => id)
    )
  })

  for (const [verb, status] of [
    ['resolve', 'resolved'],
    ['dismiss', 'dismissed'],
  ]) {
    test(`${verb} ends one, with a word on why`, async ({ client, assert }) => {
      const staff = await createUser({ type: 'staff' })
      const [report] = await reported(await createUser())
      const answer = await close(client, staff, report, verb, 'Spoke with them')
      answer.assertStatus(200)
      assert.containsSubset(answer.body().report, {
        id: report.id,
        status,
        resolution_note: 'Spoke with them',
        resolved_by: { id: staff.id },
      })
      const [newest] = await readAll(client, staff, `/api/staff/reports?status=${status}`)
      assert.equal(newest.id, report.id)
      assert.equal(newest.status, status)
    })
  }

  test('are ended by one of two who do it at once', async ({ client, assert }) => {
    const [one, two] = [await createUser({ type: 'staff' }), await createUser({ type: 'staff' })]
    const [report] = await reported(await createUser())
    const answers = await Promise.all([
      close(client, one, report, 'resolve'),
      close(client, two, report, 'dismiss'),
    ])
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 409])
    const winner = answers.find((answer) => answer.status() === 200)!
    await report.refresh()
    assert.equal(report.status, winner.body().report.status)
    assert.equal(report.resolvedById, winner.body().report.resolved_by.id)
  })

  test('let staff sign the reported person out everywhere', async ({ client, assert }) => {
    const staff = await createUser({ type: 'staff' })
    const pest = await createUser()
    const [report] = await reported(pest)
    const [browser, bystander] = [
      await signedInVisitor(pest, true),
      await signedInVisitor(await createUser()),
    ]
    const path = `/api/staff/reports/${report.id}/end-sessions`
    const end = (user: User, to = path) => client.post(to).withCsrfToken().loginAs(user)
    ;(await end(await createUser({ type: 'realtor' }))).assertStatus(403)
    assert.isTrue(await isSignedIn(browser))
    ;(await end(staff)).assertStatus(200)
    ;(await end(staff)).assertStatus(200)
    assert.isFalse(await isSignedIn(browser))
    assert.isFalse(await isSignedIn(browser.copy(REMEMBER_COOKIE)))
    assert.isTrue(await isSignedIn(bystander))
    assert.equal((await report.refresh()).status, 'open')
    ;(await end(staff, '/api/staff/reports/999999999/end-sessions')).assertStatus(404)
    await pest.delete()
    ;(await end(staff)).assertStatus(409)
  })

  test('are nobody else’s business', async ({ client, assert }) => {
    const realtor = await createUser({ type: 'realtor' })
    const [report] = await reported(realtor)
    for (const answer of [
      await client.get('/api/staff/reports').loginAs(realtor),
      await close(client, realtor, report, 'resolve'),
      await close(client, realtor, report, 'dismiss'),
      await client.get('/staff/reports').accept('html').loginAs(realtor),
    ]) {
      answer.assertStatus(403)
    }
    await report.refresh()
    assert.equal(report.status, 'open')
  })

  test('that do not exist are 404, a strange status is the open one', async ({
    client,
    assert,
  }) => {
    const staff = await createUser({ type: 'staff' })
    const answer = await close(client, staff, { id: 999_999_999 }, 'resolve')
    answer.assertStatus(404)
    const queue = await client.get('/api/staff/reports?status=x&after=y').loginAs(staff)
    assert.equal(queue.body().status, 'open')
  })

  test('tell whoever made them what came of it, once, and nobody who made them', async ({
    client,
    assert,
  }) => {
    const staff = await createUser({ type: 'staff' })
    const pest = await createUser()
    const [resolved, dismissed] = await reported(pest, 2)
    ;(await close(client, staff, resolved, 'resolve')).assertStatus(200)
    ;(await close(client, staff, resolved, 'resolve')).assertStatus(409)
    ;(await close(client, staff, dismissed, 'dismiss')).assertStatus(200)
    const told = async (userId: number) => {
      const rows: { kind: string; words: object }[] = await db
        .from('notifications')
        .where('user_id', userId)
      return rows.map(({ kind, words }) => ({ kind, words }))
    }
    const kind = 'report_outcome'
    assert.deepEqual(await told(resolved.reporterId!), [{ kind, words: { outcome: 'resolved' } }])
    assert.deepEqual(await told(dismissed.reporterId!), [{ kind, words: { outcome: 'dismissed' } }])
    assert.deepEqual(await told(pest.id), [])
  })
})
