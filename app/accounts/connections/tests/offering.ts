import { answerTime, connections } from '#config/connections'
import type { ConnectionSettings } from '#app/accounts/connections/providers/provider_settings'

/** Sets up providers for a test or group. @returns the cleanup function */
export function offering(settings: ConnectionSettings): () => void {
  const before = { ...connections }
  Object.assign(connections, settings)
  return () => void Object.assign(connections, before)
}

/** Sets the provider timeout for a test. @returns the cleanup function */
export function patience(maxMs: number): () => void {
  const before = { ...answerTime }
  answerTime.maxMs = maxMs
  return () => void Object.assign(answerTime, before)
}
