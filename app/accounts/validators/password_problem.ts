import { appName } from '#config/app'

const MIN_LOCAL_PART_CHARS = 4

/** Why a password is easy to guess for this account; null if it isn't (ASVS 6.2.11). */
export function passwordProblem(
  password: string,
  { handle, email }: { handle: string; email: string }
): string | null {
  const [localPart] = email.split('@')
  const words = [handle, appName, ...(localPart.length < MIN_LOCAL_PART_CHARS ? [] : [localPart])]
  const folded = password.toLowerCase()
  return words.some((word) => word && folded.includes(word.toLowerCase()))
    ? `Leave your handle, your email address and “${appName}” out of the password.`
    : null
}
