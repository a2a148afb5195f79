import { test } from '@japa/runner'
import { accessibilityFaults, closePages, openPage, THEMES } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

const MARGINS = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }

test.group('A listing on paper', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('fits one sheet, in ink on white whatever the theme', async ({ assert }) => {
    const { page, complaints } = await openPage(server.url, { theme: 'dark' })
    const answer = await fetch(`${server.url}/api/search/properties`)
    const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
    // the newest has floor plans, which take a second sheet
    await page.goto(`/properties/${properties.data[1]!.slug}`)
    await page.getByRole('link', { name: 'Print sheet' }).click()
    await page.getByRole('img', { name: /^QR code that opens/ }).waitFor()
    await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor()
    assert.deepEqual(await accessibilityFaults(page, THEMES), [])

    await page.emulateMedia({ media: 'print' })
    await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor({ state: 'hidden' })
    await page.getByRole('navigation').first().waitFor({ state: 'hidden' })
    await page.waitForFunction(
      () => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)'
    )
    const pdf = (await page.pdf({ format: 'A4', margin: MARGINS })).toString('latin1')
    assert.lengthOf(pdf.match(/\/Type \/Page\b/g) ?? [], 1)
    assert.deepEqual(complaints, [])
  })

  test('shows each photo of its page, and no bar over it', async ({ assert }) => {
    const { page } = await openPage(server.url, { width: 720 })
    const found = await fetch(`${server.url}/api/search/properties`)
    const { properties } = (await found.json()) as { properties: { data: { slug: string }[] } }
    const byTemplate = new Map<string, string>()
    for (const { slug } of properties.data) {
      const answer = await fetch(`${server.url}/api/properties/${slug}`)
      const { property } = (await answer.json()) as { property: { template: string } }
      byTemplate.set(property.template, slug)
    }
    for (const template of ['estate', 'gallery', 'cinematic']) {
      await page.goto(`/properties/${byTemplate.get(template)}`)
      const bars = page.locator('[data-bottom-bar]').filter({ visible: true })
      await bars.first().waitFor()
      await page.emulateMedia({ media: 'print' })
      await page.waitForFunction(() => matchMedia('print').matches)
      assert.equal(await bars.count(), 0, template)
      assert.isFalse(await page.getByText('Skip to content').isVisible(), template)
      assert.isFalse(
        await page.getByRole('button', { name: 'Share' }).first().isVisible(),
        template
      )
      const photos = page.getByRole('main').locator('li:has(img)')
      const edges = await photos.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().right))
      )
      assert.isNotEmpty(edges, template)
      assert.isAtMost(Math.max(...edges), 720, template)
      await page.emulateMedia({ media: 'screen' })
    }
  })
})
