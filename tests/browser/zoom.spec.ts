import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs } from '#tests/browser/demo_visit'
import { closePages } from '#tests/browser/stage'
import { BuiltServer } from '#tests/support/built_server'

/** A window of 1440 × 900 px at 200 %. */
const ZOOMED = { width: 720, height: 450 }
const MAX_SHARE = 0.15

/** Height of the bars that cover the window, as a share of its own. */
function shareOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const covers = (element: Element) => {
      const { position, visibility, backgroundColor } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isBar = box.width > innerWidth * 0.8 && box.height > 0 && box.height < innerHeight * 0.8
      const isShown = visibility === 'visible' && box.bottom > 0 && box.top < innerHeight
      const isStuck = position === 'fixed' || position === 'sticky'
      const isOpaque = backgroundColor !== 'rgba(0, 0, 0, 0)'
      return isStuck && isOpaque && isBar && isShown ? box.height : 0
    }
    const heights = [...document.querySelectorAll('body *')].map(covers)
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}

function headingSkips(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.checkVisibility() && !heading.closest('[inert]')
    )
    const levels = shown.map(({ tagName }) => Number(tagName[1]))
    return shown
      .filter((_, at) => at > 0 && levels[at]! > levels[at - 1]! + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  })
}

test.group('Pages at 200 %', (group) => {
  let server: BuiltServer

  group.setup(async () => {
    server = await BuiltServer.create({ env: { DEMO: '1' } })
    await server.start()
    return () => server.remove()
  })
  group.each.teardown(() => closePages())

  test('leave their content at least 85 % of the height, and have headings in order', async ({
    assert,
  }) => {
    const { page } = await openAs(server.url, 'ava', '/dashboard', { width: ZOOMED.width })
    await page.setViewportSize(ZOOMED)
    const listings = await page.request.get(`${server.url}/api/properties/1/paginate/1`)
    const { properties } = (await listings.json()) as { properties: { data: { slug: string }[] } }
    const listing = `/properties/${properties.data[0]!.slug}`
    for (const path of [
      '/dashboard',
      '/dashboard/properties',
      '/search',
      listing,
      `${listing}/edit`,
      `${listing}/edit?step=details`,
      `${listing}/edit?step=publish`,
      '/designer',
      '/designs',
      '/society',
      '/society?kind=markets',
      '/markets/portofino',
      '/teams/rinaldi',
      '/teams/rinaldi/settings',
      '/notifications',
      '/settings',
      '/settings/notifications',
      '/profile',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      assert.isAtMost(await shareOfBars(page), MAX_SHARE, path)
      await page.evaluate(() => window.scrollTo(0, 400))
      assert.isAtMost(await shareOfBars(page), MAX_SHARE, `${path}, scrolled`)
      assert.deepEqual(await headingSkips(page), [], path)
    }
  })
})
