import type User from '#app/accounts/models/user'

export const reportPolicy = {
  review: (user: User) => user.type === 'staff',
}
