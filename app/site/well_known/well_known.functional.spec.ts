import { test } from '@japa/runner'
import { openSearchXml } from '#app/site/well_known/well_known_texts'
import { createUser } from '#tests/support/users'

test.group('Addresses that programs know', () => {
  test('security.txt says where to report, and until when', async ({ client, assert }) => {
    const file = await client.get('/.well-known/security.txt')
    file.assertStatus(200)
    assert.equal(file.header('content-type'), 'text/plain; charset=utf-8')
    const fields = new Map(
      file
        .text()
        .trim()
        .split('\n')
        .map((line): [string, string] => [line.split(': ')[0]!, line.split(': ')[1]!])
    )
    assert.match(fields.get('Contact') ?? '', /^https?:\/\/.+\/contact$/)
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 864e5
    assert.isAbove(days, 30)
    assert.isBelow(days, 366)
    const { pathname } = new URL(fields.get('Contact')!)
    ;(await client.get(pathname).header('accept', 'text/html')).assertStatus(200)
  })

  test('change-password leads to where it is changed', async ({ client, assert }) => {
    const user = await createUser()
    const asked = await client.get('/.well-known/change-password').redirects(0).loginAs(user)
    asked.assertStatus(302)
    const address = asked.header('location')!
    assert.equal(address, '/settings/password')
    ;(await client.get(address).header('accept', 'text/html').loginAs(user)).assertStatus(200)
  })

  test('the search of browsers is described, and linked from every page', async ({
    client,
    assert,
  }) => {
    const page = (await client.get('/about').header('accept', 'text/html')).text()
    const [link] = /<link[^>]+rel="search"[^>]*>/.exec(page) ?? []
    const [, href] = /href="([^"]+)"/.exec(link ?? '') ?? []
    const described = await client.get(new URL(href!).pathname)
    described.assertStatus(200)
    assert.match(described.header('content-type') ?? '', /^application\/opensearchdescription\+xml/)
    const [, template] = /type="text\/html" template="([^"]+)"/.exec(described.text()) ?? []
    const { pathname, search } = new URL(template!.replace('{searchTerms}', 'sea'))
    ;(await client.get(pathname + search).header('accept', 'text/html')).assertStatus(200)
  })

  test('a long name of the site is cut, and escaped', ({ assert }) => {
    const xml = openSearchXml('Homes & Gardens of Liguria', 'https://vesta.example')
    assert.include(xml, '<ShortName>Homes &amp; Gardens </ShortName>')
    assert.include(xml, '<Description>Search homes on Homes &amp; Gardens of Liguria</Description>')
  })
})
