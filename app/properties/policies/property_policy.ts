import type User from '#app/accounts/models/user'
import type Property from '#app/properties/models/property'

/** Who may do what with a listing. The first two are for anybody, `null` is somebody not signed in. */
export const propertyPolicy = {
  view: (user: User | null, property: Property) =>
    property.isListed || propertyPolicy.edit(user, property),

  edit: (user: User | null, property: Property) => user !== null && property.userId === user.id,

  create: (user: User) => user.isRealtor,
}
