import type User from '#app/accounts/models/user'

/** Who may do what with the curated gallery. Anybody looks at it. */
export const galleryPolicy = {
  curate: (user: User) => user.type === 'staff',
}
