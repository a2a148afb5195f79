import type { CDPSession, Page } from 'playwright'
import { overflow } from '#tests/browser/demo_visit'
import { accessibilityFaults, THEMES } from '#tests/browser/stage'

export const PHONE = 360
const DESKTOP = 1440
/** A phone, a tablet, a desktop. */
export const WIDTHS = [PHONE, 768, DESKTOP]
const HEIGHT = 900

const sessions = new WeakMap<Page, CDPSession>()

/** Sets the width of the page's screen, which takes touches on a phone only. */
export async function resize(page: Page, width: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: width === PHONE })
  await page.setViewportSize({ width, height: HEIGHT })
}

/** What axe finds and what sticks out, on a phone and on a desktop, in both themes; a line each. */
export async function faultsOnDevices(page: Page): Promise<string> {
  const faults: string[] = []
  for (const width of [PHONE, DESKTOP]) {
    await resize(page, width)
    const found = await accessibilityFaults(page, THEMES)
    const spill = await overflow(page)
    if (spill > 0) found.push(`${spill} px too wide`)
    faults.push(...found.map((fault) => `${width} px, ${fault}`))
  }
  return faults.join('\n')
}
