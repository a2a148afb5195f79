import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'

/** A page's props, as sent on the first visit. @throws unless the status is 200 */
export async function pageProps(client: ApiClient, path: string, viewer?: User) {
  const [pathname = path, query] = path.split('?')
  const asked = Object.fromEntries(new URLSearchParams(query))
  const request = client.get(pathname).qs(asked).accept('html')
  const answer = await (viewer ? request.loginAs(viewer) : request)
  answer.assertStatus(200)
  return pagePropsIn(answer.text())
}

export function pagePropsIn(html: string) {
  const [, json] = /<script data-page="app"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json ?? '{}').props
}
