import EmailChange from '#app/accounts/email_change/models/email_change'

export async function findPendingEmail(userId: number): Promise<string | null> {
  const change = await EmailChange.query()
    .where('user_id', userId)
    .withScopes((scopes) => scopes.pending())
    .first()
  return change?.email ?? null
}
