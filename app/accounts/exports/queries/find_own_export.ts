import AccountExport from '#app/accounts/exports/models/account_export'

export function findOwnExport(userId: number, id: number): Promise<AccountExport | null> {
  return AccountExport.query().where({ id, user_id: userId }).first()
}
