import type { ActingUser } from '#app/accounts/models/acting_user'
import { updateComponent } from '#app/properties/actions/update_component'
import Component from '#app/properties/models/component'

/** The list that its features part had before. */
export async function putBackFeatures(
  { user, trx }: ActingUser,
  propertyId: number,
  items: string[]
): Promise<void> {
  const part = await Component.query({ client: trx })
    .where({ property_id: propertyId, type: 'features' })
    .first()
  if (part) await updateComponent({ user, trx }, part.id, { content: { ...part.content, items } })
}
