import type { Page } from 'playwright'

/** A window of 1440 × 900 px at 200 %. */
const ZOOMED = { width: 720, height: 450 }
const MAX_SHARE = 0.15
const SCROLLED = 400

/** Where bars cover more than 15 % of the page's height at 200 %, one line each. */
export async function zoomFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED)
  const faults: string[] = []
  for (const top of [0, SCROLLED]) {
    await page.evaluate(async (y) => {
      window.scrollTo(0, y)
      // bars may move with the scroll, a frame later
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }, top)
    const share = await shareOfBars(page)
    if (share > MAX_SHARE) faults.push(`scrolled to ${top}: ${Math.round(share * 100)} %`)
  }
  return faults
}

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
