import type User from '#app/accounts/models/user'

/** Who may do what with reports. Anybody with an account makes them. */
export const reportPolicy = {
  review: (user: User) => user.type === 'staff',
}
