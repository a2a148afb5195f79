import type User from '#app/accounts/models/user'

export const galleryPolicy = {
  curate: (user: User) => user.type === 'staff',
}
