import { test } from '@japa/runner'
import { GALLERY_LAYOUTS } from '#app/properties/parts/component_content'
import { createUser } from '#tests/support/users'
import { createPublished } from '#app/properties/tests/property_factory'

test.group("A listing's gallery", () => {
  for (const layout of GALLERY_LAYOUTS) {
    test(`has the title and the ${layout} that its realtor chose`, async ({ client, assert }) => {
      const realtor = await createUser({ type: 'realtor' })
      const { slug } = await createPublished(realtor)
      const { component } = (
        await client.get(`/api/properties/${slug}/component/gallery`).loginAs(realtor)
      ).body()
      const saved = await client
        .post(`/api/component/${component.id}`)
        .withCsrfToken()
        .loginAs(realtor)
        .json({ component: { content: { title: `Rooms in a ${layout}`, layout } } })
      saved.assertStatus(200)

      const page = (await client.get(`/properties/${slug}`)).text()
      assert.include(page, `data-layout="${layout}"`)
      assert.match(page, new RegExp(`<p [^>]*>Rooms in a ${layout}</p>`))
    })
  }
})
