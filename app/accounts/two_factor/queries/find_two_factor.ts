import TwoFactor from '#app/accounts/two_factor/models/two_factor'

export function findTwoFactor(userId: number): Promise<TwoFactor | null> {
  return TwoFactor.query().where('user_id', userId).whereNotNull('confirmed_at').first()
}
