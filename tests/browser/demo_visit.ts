import type { Page } from 'playwright'
import { openPage, signInBrowser, type Scene } from '#tests/browser/stage'
import { Visitor } from '#tests/support/visitor'

const PASSWORD = 'vesta-demo-2026'

/** A browser that is signed in and shows nothing yet. */
export async function browserOf(origin: string, handle: string, scene?: Scene) {
  const opened = await openPage(origin, scene)
  await signInBrowser(opened.context, origin, { email: handle, password: PASSWORD })
  return opened
}

export async function openAs(origin: string, handle: string, path: string, scene?: Scene) {
  const opened = await browserOf(origin, handle, scene)
  await opened.page.goto(path)
  return opened
}

export async function signIn(page: Page, handle: string): Promise<void> {
  await page.getByLabel('Email or handle').fill(handle)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** The page of Casa Livia, a home of the demonstration world. */
export async function demoListing(origin: string): Promise<string> {
  const answer = await new Visitor(origin).get('/api/search/properties?q=casa+livia')
  const { properties } = (await answer.json()) as { properties: { data: { slug: string }[] } }
  return `/properties/${properties.data[0].slug}`
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
