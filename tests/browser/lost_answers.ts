import type { Page, Route } from 'playwright'

/**
 * What the page posts there is done, but the page never hears of it. Refusals arrive.
 * @returns ends it
 */
export async function loseAnswers(page: Page, url: string): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await (response.ok() ? route.abort() : route.fulfill({ response }))
  }
  await page.route(url, lose)
  return () => page.unroute(url, lose)
}
