/** The server's message about a handle; null if it sent none (offline, too many checks). */
export function handleCheckFailure(error: { response?: unknown }): string | null {
  const { errors } = (error.response ?? {}) as { errors?: { handle?: unknown } }
  const [sentence] = Array.isArray(errors?.handle) ? errors.handle : []
  return typeof sentence === 'string' ? sentence : null
}
