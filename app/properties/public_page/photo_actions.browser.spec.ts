import { test } from '@japa/runner'
import { openAs, overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

test.group('What a listing offers', (group) => {
  let server: BuiltServer
  let path: string

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    const answer = await fetch(`${server.url}/api/search/properties`)
    const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
    path = `/properties/${properties.data[0]!.slug}`
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('a heart and share on the photo of a phone, where both work', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'mila', path, { width: 360 })
    const heart = page.getByRole('button', { name: /^Save / }).first()
    const share = page.getByRole('button', { name: 'Share', exact: true })
    for (const button of [heart, share]) {
      const box = (await button.boundingBox())!
      assert.isAtLeast(box.height, 44)
      assert.isBelow(box.y, 900, 'without scrolling')
    }
    const saved = page.waitForResponse(/\/save$/)
    await heart.click()
    assert.isTrue((await saved).ok())
    await page.reload()
    await page
      .getByRole('button', { name: /^Save /, pressed: true })
      .first()
      .waitFor()
    await share.click()
    await page.getByRole('dialog', { name: 'Share' }).waitFor()
    assert.isAtMost(await overflow(page), 0)
    assert.deepEqual(complaints, [])
  })

  test('three ways to the realtor, the first without an account', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url)
    await page.goto(path)
    const ways = page.getByRole('link', { name: /^(Request a viewing|Sign in to message|Ask )/ })
    await ways.first().waitFor()
    const words = (await ways.allTextContents()).map((text) => text.trim())
    assert.lengthOf(words, 3)
    assert.equal(words[0], 'Request a viewing')
    assert.equal(words[2], 'Ask without an account')
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })

  test('three actions to who is signed in, none of them twice', async ({ assert }) => {
    const { page, complaints } = await openAs(server.url, 'mila', path)
    const adding = page.getByRole('button', { name: 'Add to…' })
    await adding.waitFor()
    assert.equal(await page.getByRole('link', { name: /^Message/ }).count(), 1)
    assert.equal(await page.getByRole('link', { name: 'Request a viewing' }).count(), 1)
    assert.equal(await adding.count(), 1)
    assert.equal(await page.getByRole('button', { name: 'Add to dream' }).count(), 0)
    await adding.click()
    await page.getByRole('button', { name: 'Add to dream' }).waitFor()
    await page.getByRole('button', { name: 'Add to pursuits' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])
    assert.deepEqual(complaints, [])
  })
})
