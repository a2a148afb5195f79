import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import type { Data } from '#data'

/** Props of the team pages; each page has some of them. */
interface Visit {
  component: string
  props: {
    auth: Data.SharedProps['auth']
    team: Data.Teams.Team
    tab: string
    counts: { name: string; count: number }[]
    content: { data: { slug: string }[] } | null
    ended: { how: string; team: { handle: string; name: string } } | null
    invitation: Data.Teams.Invitations.ReceivedInvitation | null
  }
}

/** Opens a page as a user or a guest. */
export async function visit(client: ApiClient, path: string, user: User | null): Promise<Visit> {
  const request = client.get(path)
  const answer = await (user ? request.loginAs(user) : request)
  const [, json] = /<script data-page[^>]*>(.*?)<\/script>/s.exec(answer.text()) ?? []
  const page: Visit = JSON.parse(json ?? '{}')
  return page
}
