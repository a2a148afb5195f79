import type User from '#app/accounts/user'

export const reportPolicy = {
  review: (user: User) => user.type === 'staff',
}
