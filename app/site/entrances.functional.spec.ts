import { test } from '@japa/runner'
import { createUser } from '#tests/support/users'

test.group('The way back after signing in', () => {
  test('asks guests to sign in, and returns those who have', async ({ client }) => {
    const enter = (to: string) => client.get('/enter').qs({ to }).redirects(0)
    const asked = await enter('/dreams/12')
    asked.assertStatus(302)
    asked.assertHeader('location', '/login')
    const member = await createUser()
    const returned = await enter('/dreams/12?tab=votes').loginAs(member)
    returned.assertStatus(302)
    returned.assertHeader('location', '/dreams/12?tab=votes')
  })

  test('leads to no other site', async ({ client }) => {
    const member = await createUser()
    for (const to of ['https://evil.example', '//evil.example', '/.//evil.example']) {
      const answer = await client.get('/enter').qs({ to }).redirects(0).loginAs(member)
      answer.assertHeader('location', '/')
    }
  })
})
