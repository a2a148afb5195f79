import { test } from '@japa/runner'
import { signedInVisitor } from '#tests/support/signed_in_visitor'
import { createUser } from '#tests/support/users'

const ORIGIN = `http://${process.env.HOST}:${process.env.PORT}`
const PAGE = `${ORIGIN}/settings/profile-information`
const VISIT = {
  'x-inertia': 'true',
  'accept': 'text/html, application/xhtml+xml',
  'referer': PAGE,
}

test.group('Forms sent to calls', () => {
  test('lead back to their page by every method, with a notice', async ({ assert }) => {
    const [user, other] = [await createUser(), await createUser()]
    const visitor = await signedInVisitor(user)
    const notice = async () => {
      const page = await visitor.get('/about', { ...VISIT, 'x-inertia-version': '1' })
      return (page.body as { props: { notice: { text: string } | null } }).props.notice?.text
    }
    const follow = `/api/users/${other.id}/follow`
    for (const [send, text] of [
      [() => visitor.patch('/api/settings/profile', { bio: 'By the sea' }, VISIT), 'Saved.'],
      [() => visitor.put('/api/current-team', { team_id: null }, VISIT), 'Saved.'],
      [() => visitor.post(follow, {}, VISIT), 'Done.'],
      [() => visitor.post('/api/dreams', { dream: { title: 'Sea' } }, VISIT), 'Done.'],
      [() => visitor.delete(follow, {}, VISIT), 'Deleted.'],
    ] as const) {
      const answer = await send()
      assert.deepEqual([answer.status, answer.location], [303, PAGE])
      assert.equal(await notice(), text)
    }
    const { body } = await visitor.get(`/api/user/${user.id}`)
    assert.containSubset(body, { user: { bio: 'By the sea' } })
    const program = await visitor.patch('/api/settings/profile', { bio: 'Still JSON' })
    assert.containSubset(program.body, { status: 'success', user: { bio: 'Still JSON' } })
  })

  test('lead back when they are refused, too', async ({ assert }) => {
    const visitor = await signedInVisitor(await createUser())
    const shared = async () => {
      const page = await visitor.get('/about', { ...VISIT, 'x-inertia-version': '1' })
      return (page.body as { props: Record<string, unknown> }).props
    }
    const invalid = await visitor.patch('/api/settings/profile', { name: '' }, VISIT)
    assert.deepEqual([invalid.status, invalid.location], [303, PAGE])
    assert.property((await shared()).errors, 'name')
    const missing = await visitor.delete('/api/dream/999999999', {}, VISIT)
    assert.deepEqual([missing.status, missing.location], [303, PAGE])
    assert.containSubset((await shared()).notice, { type: 'error', text: 'Not found.' })
  })
})
