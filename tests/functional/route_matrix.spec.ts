import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { createProperty, createPublished } from '#app/properties/tests/property_factory'
import { storeTestImage } from '#tests/support/images'
import { createUser } from '#tests/support/users'
import { EXPECTED } from './route_matrix.js'

const ROLES = ['anonymous', 'unverified', 'other', 'right'] as const

interface Sample {
  people: (User | null)[]
  ids: Record<string, string | number>
}

/** One realtor with a draft, a published listing and a picture, and two others. */
async function sampleWorld(): Promise<Sample> {
  const owner = await createUser({ type: 'realtor' })
  const published = await createPublished(owner)
  await published.load('images')
  const stat = await db.from('user_stats').where('user_id', owner.id).firstOrFail()
  return {
    people: [null, await createUser({ verified: false }), await createUser(), owner],
    ids: {
      owner: owner.id,
      handle: owner.handle,
      stat: stat.id,
      draft: (await createProperty(owner, { name: 'Draft' })).slug,
      published: published.slug,
      component: published.components[0].id,
      shown: published.images[0].id,
      image: (await storeTestImage(owner)).id,
    },
  }
}

function routesByName() {
  const routes = Object.values(router.toJSON()).flat()
  return new Map(routes.map((route) => [route.name!, route]))
}

test.group('Routes and roles', () => {
  test('every route has its line in the matrix, and no other', ({ assert }) => {
    assert.sameMembers(Object.keys(EXPECTED), [...routesByName().keys()])
  })

  for (const [name, { path, statuses, body }] of Object.entries(EXPECTED)) {
    test(`${name} answers each role as it should`, async ({ client, assert }) => {
      const route = routesByName().get(name)
      if (!route) throw new Error(`There is no route ${name}`)
      const { people, ids } = await sampleWorld()
      const filled = path.replace(/:(\w+)/g, (_, key) => String(ids[key]))

      const seen: Record<string, number> = {}
      for (const [index, person] of people.entries()) {
        const request = client.request(filled, route.methods[0]).redirects(0).withCsrfToken()
        request.accept('json')
        if (route.methods[0] !== 'GET') request.json(body ?? {})
        if (person) request.loginAs(person)
        seen[ROLES[index]] = (await request).status()
      }
      assert.deepEqual(seen, Object.fromEntries(ROLES.map((role, i) => [role, statuses[i]])))
    })
  }
})
