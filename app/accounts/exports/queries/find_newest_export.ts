import AccountExport from '#app/accounts/exports/models/account_export'

export function findNewestExport(userId: number): Promise<AccountExport | null> {
  return AccountExport.query().where('user_id', userId).orderBy('id', 'desc').first()
}
