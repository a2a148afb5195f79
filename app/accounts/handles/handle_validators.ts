import vine from '@vinejs/vine'
import { accountMessages } from '#app/accounts/account_messages'
import { MAX_HANDLE_LENGTH, MIN_HANDLE_LENGTH } from '#app/accounts/handles/handle_limits'
import { isReservedHandle } from '#app/accounts/handles/reserved_handles'

const withinTheRules = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const problem = handleProblem(value)
  if (problem) field.report(problem, 'handle', field)
})

export const handleField = () => vine.string().trim().toLowerCase().use(withinTheRules())

export const handleValidator = vine.create({ handle: handleField() })
handleValidator.messagesProvider = accountMessages

/** @param handle in lower case @returns a message for the user; null if it is allowed */
export function handleProblem(handle: string): string | null {
  if (handle.length < MIN_HANDLE_LENGTH) return `Use at least ${MIN_HANDLE_LENGTH} characters.`
  if (handle.length > MAX_HANDLE_LENGTH) return `Use at most ${MAX_HANDLE_LENGTH} characters.`
  if (!/^[a-z]/.test(handle)) return 'Start with a letter.'
  if (/[^a-z0-9_.]/.test(handle)) return 'Use only letters, digits, dots and underscores.'
  if (/[_.]{2}/.test(handle)) return 'Don’t put dots or underscores next to each other.'
  if (isReservedHandle(handle)) return 'That handle isn’t available.'
  return null
}
