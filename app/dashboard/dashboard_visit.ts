import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'

/** A page's props, from the JSON in its document. */
export async function pageProps(client: ApiClient, path: string, user: User) {
  const answer = await client.get(path).loginAs(user)
  answer.assertStatus(200)
  const [, json] = /<script data-page[^>]*>(.*?)<\/script>/s.exec(answer.text()) ?? []
  const { props } = JSON.parse(json ?? 'null')
  return props
}
