import type User from '#app/accounts/models/user'

export const referralPolicy = {
  review: (user: User) => user.type === 'staff',
}
