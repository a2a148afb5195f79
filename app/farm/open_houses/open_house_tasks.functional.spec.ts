import { test } from '@japa/runner'
import type User from '#app/accounts/user'
import { listDashboardTasks } from '#app/accounts/dashboard_tasks'
import { createOpenHouse } from '#app/farm/tests/open_house_factory'
import { createUser } from '#tests/support/users'

test('The dashboard shows today’s open houses to who holds them', async ({ assert }) => {
  const realtor = await createUser({ type: 'realtor' })
  const { slug } = await createOpenHouse(realtor, { startsInHours: -1 })
  await createOpenHouse(realtor, { startsInHours: 72 })
  const openHousesOf = async (user: User) => {
    const tasks = await listDashboardTasks(user)
    return tasks.filter(({ kind }) => kind === 'open_house')
  }
  const tasks = await openHousesOf(realtor)
  assert.deepEqual(
    tasks.map(({ kind, url }) => ({ kind, url })),
    [{ kind: 'open_house', url: `/open-houses/${slug}/desk` }]
  )
  assert.deepEqual(await openHousesOf(await createUser()), [])
})
