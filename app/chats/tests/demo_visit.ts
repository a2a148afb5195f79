import type { Page } from 'playwright'
import { openPage, type Scene } from '#tests/browser/stage'

/** of everybody in the demonstration world */
const PASSWORD = 'vesta-demo-2026'

/** Opens a page of the demonstration world as one of its people. */
export async function openAs(origin: string, handle: string, path: string, scene?: Scene) {
  const opened = await openPage(origin, scene)
  await opened.page.goto('/login')
  await signIn(opened.page, handle)
  await opened.page.waitForURL((url) => url.pathname !== '/login')
  await opened.page.goto(path)
  return opened
}

/** Fills the form of `/login`. */
export async function signIn(page: Page, handle: string): Promise<void> {
  await page.getByLabel('E-mail or handle').fill(handle)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** How far the page sticks out of the window, in pixels. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
