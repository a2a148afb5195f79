import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { appUrl } from '#config/app'
import { createPublicDesign } from '#app/designs/tests/design_factory'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import { listSitemapEntries, SITEMAP_SIZE } from '#app/site/sitemaps/list_sitemaps'
import { sitemapXml } from '#app/site/sitemaps/sitemap_xml'
import { teamOf } from '#app/teams/tests/team_factory'
import { createUser } from '#tests/support/users'

const pathsOf = async (name: string, id: number) =>
  (await listSitemapEntries(name, Math.ceil(id / SITEMAP_SIZE))).map(({ path }) => path)

async function read(client: ApiClient, path: string): Promise<string> {
  const answer = await client.get(path)
  answer.assertStatus(200)
  answer.assertHeader('content-type', 'application/xml; charset=utf-8')
  answer.assertHeader('cache-control', 'public, max-age=600')
  return answer.text()
}

test.group('Sitemaps', () => {
  test('are found from robots.txt, and lead to each other', async ({ client, assert }) => {
    await createPublished(await createUser({ type: 'realtor' }))
    const robots = await client.get('/robots.txt')
    assert.include(robots.text(), `Sitemap: ${appUrl}/sitemap.xml`)

    const index = await read(client, '/sitemap.xml')
    const addresses = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    assert.include(addresses, `${appUrl}/sitemaps/pages-1.xml`)
    for (const address of addresses) {
      const xml = await read(client, address.slice(appUrl.length))
      assert.match(xml, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
    }
    assert.include(await read(client, '/sitemaps/pages-1.xml'), `<loc>${appUrl}/about</loc>`)
  })

  test('list what anybody may see, and nothing else', async ({ assert }) => {
    const [owner, hopeful] = [
      await createUser({ type: 'realtor' }),
      await createUser({ verified: false }),
    ]
    const home = await createPublished(owner)
    const hidden = await createPublished(owner, { is_private: true })
    const draft = await createDraft(owner, { name: 'Draft' })
    const homes = await pathsOf('homes', home.id)
    assert.include(homes, `/properties/${home.slug}`)
    assert.notInclude(homes, `/properties/${hidden.slug}`)
    assert.notInclude(homes, `/properties/${draft.slug}`)

    const people = await pathsOf('people', owner.id)
    assert.include(people, `/@${owner.handle}`)
    assert.notInclude(people, `/@${hopeful.handle}`)

    const team = await teamOf(owner)
    assert.include(await pathsOf('teams', team.id), `/teams/${team.handle}`)
    const design = await createPublicDesign(owner)
    assert.include(await pathsOf('designs', design.id), `/shared/${design.shareToken}`)
  })

  test('that there are none of are not found', async ({ client }) => {
    for (const name of ['homes-9999', 'nothing-1', 'homes-0', 'homes-999999999999', 'homes-x']) {
      ;(await client.get(`/sitemaps/${name}.xml`)).assertStatus(404)
    }
  })

  test('escape what an address may hold', ({ assert }) => {
    const xml = sitemapXml(
      [{ path: "/markets/l'aquila&<é>", changedAt: null }],
      'https://a.example'
    )
    assert.include(xml, '<loc>https://a.example/markets/l&#39;aquila&amp;%3C%C3%A9%3E</loc>')
  })
})
