interface Ways {
  hasPassword: boolean
  hasPasskeys: boolean
  /** whether someone without a password can confirm through a provider */
  hasProviders: boolean
}

const REST = 'We won’t ask again for three hours.'

/** Says how to confirm, below “Confirm it’s you”. */
export function confirmWords({ hasPassword, hasPasskeys, hasProviders }: Ways): string {
  if (hasPassword && hasPasskeys) return `Enter your password or use a passkey. ${REST}`
  if (hasPassword) return `Enter your password. ${REST}`
  if (hasPasskeys && hasProviders) return `Sign in again or use a passkey. ${REST}`
  if (hasProviders) return `Sign in again. You come back here. ${REST}`
  if (hasPasskeys) return `Use a passkey. ${REST}`
  return 'You have no password. Sign out, sign in again, and then come back to this.'
}
