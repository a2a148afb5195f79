import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
import { createPublished } from '#app/properties/tests/property_factory'
import { createUser } from '#tests/support/users'

test.group('Work of people in the society', () => {
  test('is what each made that anybody may see, homes first', async ({ client, assert }) => {
    const word = `q${randomUUID().replace(/[^a-f]/g, '')}${Date.now().toString(36)}`
    const [viewer, person] = await Promise.all([createUser(), createUser({ name: `Zoë ${word}` })])
    const design = await createPublicDesign(person, { roomType: 'bedroom', theme: 'noir' })
    await createDesign(person)
    const home = await createPublished(person)
    const hidden = await createPublished(person)
    await hidden.merge({ isPrivate: true }).save()
    const answer = await client.get('/api/society').qs({ q: word }).loginAs(viewer)
    answer.assertStatus(200)
    const [{ work }] = answer.body().results.data
    assert.deepEqual(
      work.map(({ title, url }: { title: string; url: string }) => [title, url]),
      [
        ['Casa Livia', `/properties/${home.slug}`],
        ['Noir bedroom', `/shared/${design.shareToken}`],
      ]
    )
    for (const { picture } of work) assert.match(picture, /^\/media\//)
  })
})
