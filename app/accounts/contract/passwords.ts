export const MIN_PASSWORD_CHARACTERS = 10

/** The form passwords are compared in (NIST SP 800-63B, 5.1.1.2). */
export const passwordForm = (password: string) => password.normalize('NFKC')
