import type { Page } from '@inertiajs/core'
import { jsonForHtml } from '#app/kit/shell/json_for_html'

/**
 * The page as JSON, and the element React renders it in.
 * @param html server-rendered; without it, the browser renders everything
 */
export function inertiaRoot(page: Page, html?: string): string {
  const json = `<script data-page="app" type="application/json">${jsonForHtml(page)}</script>`
  return html === undefined
    ? `${json}<div id="app"></div>`
    : `${json}<div id="app" data-server-rendered="true">${html}</div>`
}
