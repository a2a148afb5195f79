import Property from '#app/properties/models/property'
import { rowId } from '#app/common/http/row_id'

export async function findMessageReason({ pathname, searchParams }: URL) {
  const id = searchParams.get('property') ?? ''
  if (pathname !== '/chats' || !rowId.match.test(id)) return null
  const home = await Property.query()
    .withScopes((scopes) => scopes.listed())
    .where('id', id)
    .preload('owner')
    .first()
  if (!home) return null
  return {
    title: `Sign in to message ${home.owner.name} about ${home.name}`,
    otherwise: { label: 'Ask without an account', href: `/properties/${home.slug}/ask` },
  }
}
