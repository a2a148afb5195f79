import type User from '#app/accounts/user'

export const referralPolicy = {
  review: (user: User) => user.type === 'staff',
}
