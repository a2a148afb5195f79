import type { Page } from 'playwright'

/** Holds back the scripts of the next pages, so that only server-rendered HTML is there. */
export async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: () => released.resolve() }
}
