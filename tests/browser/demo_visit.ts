import type { Page } from 'playwright'
import { openPage, signInBrowser, type Scene } from '#tests/browser/stage'

const PASSWORD = 'vesta-demo-2026'

export async function openAs(origin: string, handle: string, path: string, scene?: Scene) {
  const opened = await openPage(origin, scene)
  await signInBrowser(opened.context, origin, { email: handle, password: PASSWORD })
  await opened.page.goto(path)
  return opened
}

export async function signIn(page: Page, handle: string): Promise<void> {
  await page.getByLabel('Email or handle').fill(handle)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
