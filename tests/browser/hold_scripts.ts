import type { Page } from 'playwright'

/** Blocks the next pages' scripts, so that only server-rendered HTML shows. */
export async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: () => released.resolve() }
}
