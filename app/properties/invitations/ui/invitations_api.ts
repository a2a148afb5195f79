import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import type { NewInvitation } from '#app/properties/invitations/invite_to_listing'

const routes = api.api.api.listingInvitations

export const invitationsApi = {
  async list(slug: string) {
    const { invitations } = await answered(routes.index({ params: { slug } }))
    return { data: invitations, next_page_url: null }
  },
  invite: (slug: string, body: NewInvitation, key: string) =>
    answered(routes.store({ params: { slug }, body, headers: onceHeaders(key) })),
  withdraw: (slug: string, id: number) =>
    answered(routes.destroy({ params: { slug, id } }), { 404: 'This link was withdrawn already.' }),
}
