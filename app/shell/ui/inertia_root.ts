import type { Page } from '@inertiajs/core'
import { jsonForHtml } from '#app/kit/shell/json_for_html'

/**
 * The page as JSON and the element that React draws it in.
 *
 * @param html what the server has rendered of it; without, the browser draws it all
 */
export function inertiaRoot(page: Page, html?: string): string {
  const json = `<script data-page="app" type="application/json">${jsonForHtml(page)}</script>`
  return html === undefined
    ? `${json}<div id="app"></div>`
    : `${json}<div id="app" data-server-rendered="true">${html}</div>`
}
